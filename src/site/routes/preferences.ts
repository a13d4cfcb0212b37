export function action() {
  return new Response(null, { status: 303, headers: { Location: "/en" } });
}

/** The company's sign and name: a coastline in three strokes. The name stays Latin in every language. */
export function Logo() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="16" fill="currentColor" />
        <g fill="none" stroke="var(--page)" strokeWidth="1.9">
          <path d="M23.4 1.8C19.6 5.8 9.6 7.6 9.6 12.2c0 4.6 8.2 5.4 8.2 10.2 0 4-5.2 5.6-7.6 9" />
          <path d="M28.3 5.3C24.6 9.2 15.6 9 15.6 12.6c0 3.6 8.2 5 8.2 10 0 3.6-3.2 5.8-5 8.6" />
          <path d="M31.3 10.4c-3.2 1.6-9.3 1-9.3 2.8 0 2 7.6 4.2 8.2 9.2" />
        </g>
      </svg>
      <span lang="en">Sahil</span>
    </>
  );
}

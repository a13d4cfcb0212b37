import { expect, test } from "vitest";
import { withCampaign } from "#server/paths/with-campaign.ts";

test.each([
  ["/en/blog/new", "", "/en/blog/new"],
  ["/en/blog/new", "?page=2&ref=x", "/en/blog/new"],
  ["/en/blog/new", "?utm_source=mail&page=2&gclid=1", "/en/blog/new?utm_source=mail&gclid=1"],
  ["/en/blog?page=2", "utm_source=mail", "/en/blog?page=2&utm_source=mail"],
  ["/en/turkey?unit=2#payment", "utm_term=a%20b%26c", "/en/turkey?unit=2&utm_term=a+b%26c#payment"],
  ["/en?utm_source=ours", "utm_source=theirs&utm_medium=cpc", "/en?utm_source=ours&utm_medium=cpc"],
])("%s requested with %s redirects to %s", (place, query, target) => {
  expect(withCampaign(place, query)).toBe(target);
});

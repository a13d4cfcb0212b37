import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { EnquiryMessage } from "#contract/enquiry/message.ts";
import { exampleMessage } from "#tests/support/example-enquiry.ts";

test("the documented webhook example matches what is sent", () => {
  const [, json = ""] = /```json\n([^]+?)```/.exec(readFileSync("docs/enquiries.md", "utf8")) ?? [];
  expect(JSON.parse(json)).toEqual(exampleMessage());
  expect(EnquiryMessage.parse(JSON.parse(json))).toEqual(exampleMessage());
});

test("every field is described", () => {
  const schema = z.toJSONSchema(EnquiryMessage, { reused: "inline" });
  const bare: string[] = [];
  function visit(node: unknown, at: string): void {
    if (typeof node !== "object" || node === null) return;
    const properties = "properties" in node ? Object.entries(node.properties ?? {}) : [];
    for (const [name, property] of properties) {
      const described =
        typeof property === "object" && property !== null && "description" in property;
      if (!described) bare.push(`${at}.${name}`);
    }
    for (const [name, child] of Object.entries(node)) visit(child, `${at}.${name}`);
  }
  visit(schema, "");
  expect(bare).toEqual([]);
});

import { expect, test } from "vitest";
import {
  bedroomsOf,
  compareRooms,
  isRooms,
  largeHomes,
  livingRoomsOf,
  encodeRooms,
  studio,
} from "#domain/rooms.ts";

test("room counts are ordered from the studio up", () => {
  expect(["3+1", "1+1", "2+2", "studio", "2+1"].toSorted(compareRooms)).toEqual([
    "studio",
    "1+1",
    "2+1",
    "2+2",
    "3+1",
  ]);
});

test("a studio has no bedroom", () => {
  expect([bedroomsOf("studio"), livingRoomsOf("studio")]).toEqual([0, 0]);
  expect([bedroomsOf("7+2"), livingRoomsOf("7+2")]).toEqual([7, 2]);
});

test("room counts in another notation are not parsed here", () => {
  expect(["studio", "2+1", "2-1", "0+1", "2", "12+1"].filter(isRooms)).toEqual(["studio", "2+1"]);
});

test("a URL contains no plus sign that would be decoded as a space", () => {
  expect([studio, "2+1", largeHomes].map(encodeRooms)).toEqual(["studio", "2-1", "5-1+"]);
});

import { isRouteErrorResponse } from "react-router";

/** The status of whatever a route threw; 500 where none is known. */
export function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

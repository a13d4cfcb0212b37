/** How Chromium is started for the journeys, the audit and the benchmarks. */

/** What Playwright turns off by itself, as far as it is of use here: of this switch only the last one counts. */
const offByDefault = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * Pages of the browser's own behind the address bar that nobody sees: they cost more than a window does, and take a quarter of the
 * processor from a page that is measured beside them (Lighthouse's `benchmarkIndex`: 690 with them, 940 without).
 */
const addressBar = ["WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup"];

export const chromiumSwitches = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${[...offByDefault, ...addressBar].join(",")}`,
];

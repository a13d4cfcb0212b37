/** Chromium switches of the end-to-end tests, the audit and the benchmarks. */

/** Playwright's own disabled features that matter here: Chromium honours only the last such switch. */
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

/** Hidden pages behind the address bar take about a quarter of the CPU from a page measured beside them. */
const addressBar = ["WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup"];

export const chromiumSwitches = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${[...offByDefault, ...addressBar].join(",")}`,
];

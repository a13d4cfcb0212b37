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

/** Hidden pages for the address bar's suggestions, which would take CPU from the measured page. */
const addressBar = ["WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup"];

export const chromiumSwitches = [
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${[...offByDefault, ...addressBar].join(",")}`,
];

import type { SignInOnDevice } from '@ariane/shared/contracts'

/** The first that fits names the browser: others put its name into theirs. */
const BROWSERS: [RegExp, SignInOnDevice['browser']][] = [
  [/Firefox\/|FxiOS\//, 'firefox'],
  [/EdgA?\/|EdgiOS\//, 'edge'],
  [/OPR\//, 'opera'],
  [/SamsungBrowser\//, 'samsung'],
  [/Chrome\/|CriOS\/|Chromium\//, 'chrome'],
  [/Safari\//, 'safari'],
]
const SYSTEMS: [RegExp, SignInOnDevice['system']][] = [
  [/Android/, 'android'],
  [/iPhone|iPad|iPod/, 'ios'],
  [/CrOS/, 'chromeos'],
  [/Windows/, 'windows'],
  [/Macintosh|Mac OS X/, 'macos'],
  [/Linux|X11/, 'linux'],
]

/** What a header says of the device, in words that a person knows. */
export function describeDevice(userAgent: string | null): Pick<SignInOnDevice, 'browser' | 'system'> {
  const find = <Name>(list: [RegExp, Name][]) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return { browser: find(BROWSERS) ?? 'other', system: find(SYSTEMS) ?? 'other' }
}

import { versionFolders } from '@ariane/shared/federation'

/** By remote whose code is on its way, the style sheets that stood in the page before it. */
const before = new Map<string, ReadonlySet<CSSStyleSheet>>()
/** Who added a sheet that has no address. */
const adders = new WeakMap<CSSStyleSheet, string>()
/** How many screens of a version are in the page. */
const inUse = new Map<string, number>()

const keyOf = (remote: string, version: string) => `${remote} ${version}`
const listSheets = (): CSSStyleSheet[] => [...document.styleSheets, ...(document.adoptedStyleSheets ?? [])]

/** Not those of the kits, nor what an extension of the browser puts in, which has no nonce. */
const mayBeOfRemote = ({ href, ownerNode }: CSSStyleSheet) =>
  !href && (!(ownerNode instanceof HTMLElement) || (ownerNode.nonce !== '' && !ownerNode.dataset.emotion))

/** The code of a remote is asked for: sheets that come from now on until its first drawing may be its own. */
export function expectStyles(remote: string): void {
  if (!before.has(remote)) before.set(remote, new Set(listSheets()))
}

/** The first drawing of a version was seen, or given up: what it added by then is known to be its own. */
export function claimStyles(remote: string, version: string): void {
  const stood = before.get(remote)
  if (!stood) return
  before.delete(remote)
  for (const sheet of listSheets())
    if (!stood.has(sheet) && !adders.has(sheet) && mayBeOfRemote(sheet)) adders.set(sheet, keyOf(remote, version))
}

/** Puts the sheets of a version into effect, or out of it: they stay in the page for when it is drawn again. */
export function applyStyles(remote: string, version: string, isApplied: boolean): void {
  const key = keyOf(remote, version)
  const folder = versionFolders().find(one => one.remote === remote && one.version === version)?.folder
  for (const sheet of listSheets())
    if (adders.get(sheet) === key || (folder && sheet.href?.startsWith(folder))) sheet.disabled = !isApplied
}

/** A screen of a version left the page before anybody saw it: where no other one is there, its sheets go with it. */
export function dropStyles(remote: string, version: string): void {
  claimStyles(remote, version)
  if (!inUse.get(keyOf(remote, version))) applyStyles(remote, version, false)
}

/** A screen of a version is in the page. @returns takes it out, with its sheets where it was the last one */
export function keepStyles(remote: string, version: string): () => void {
  const key = keyOf(remote, version)
  inUse.set(key, (inUse.get(key) ?? 0) + 1)
  applyStyles(remote, version, true)
  return () => {
    inUse.set(key, (inUse.get(key) ?? 1) - 1)
    dropStyles(remote, version)
  }
}

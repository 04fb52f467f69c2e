/** What was looked at for a criterion of the RGAA, and what of it does not hold. */
export type Finding = { seen: number; wrong: string[] }
/** By criterion, as `9.3`. */
export type Findings = Record<string, Finding>

/** Adds what was found on one screen to what was found before, with the screen's name. */
export function addFindings(all: Map<string, Finding>, found: Findings, screen: string): void {
  for (const [id, { seen, wrong }] of Object.entries(found)) {
    const before = all.get(id) ?? { seen: 0, wrong: [] }
    all.set(id, { seen: before.seen + seen, wrong: [...before.wrong, ...wrong.map(one => `${screen}: ${one}`)] })
  }
}

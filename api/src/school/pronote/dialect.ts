/** Version of a PRONOTE server: year, minor, patch. */
export type Version = readonly [number, number, number]

/** How the fields of an envelope are called. */
export interface Dialect {
  order: 'numeroOrdre' | 'no'
  name: 'nom' | 'id'
  sealed: 'donneesSec' | 'dataSec'
  data: 'donnees' | 'data'
  signature: '_Signature_' | 'Signature'
}

const isAtLeast = (version: Version, wanted: Version): boolean => {
  const i = version.findIndex((part, at) => part !== wanted[at])
  return i === -1 || (version[i] ?? 0) > (wanted[i] ?? 0)
}

/** Names changed twice: the inner ones in 2024.3.9, the outer ones in 2025.1.3. */
export function chooseDialect(version: Version): Dialect {
  const inner = isAtLeast(version, [2024, 3, 9])
  const outer = isAtLeast(version, [2025, 1, 3])
  return {
    order: outer ? 'no' : 'numeroOrdre',
    name: outer ? 'id' : 'nom',
    sealed: outer ? 'dataSec' : 'donneesSec',
    data: inner ? 'data' : 'donnees',
    signature: inner ? 'Signature' : '_Signature_',
  }
}

/** The newest server that pupils are known to enter (public reports of September 2026). */
const NEWEST_KNOWN: Version = [2026, 2, 7]
export const isNewer = (version: Version) => !isAtLeast(NEWEST_KNOWN, version)

/** Older pages say what to skip, newer ones what to do. */
export const saysWhatToDo = (version: Version) => isAtLeast(version, [2025, 1, 3])

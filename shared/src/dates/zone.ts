/** The clocks of French schools (IANA names). */
export const SCHOOL_ZONES = [
  'Europe/Paris',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Martinique',
  'America/Miquelon',
  'Indian/Mayotte',
  'Indian/Reunion',
  'Pacific/Noumea',
  'Pacific/Tahiti',
  'Pacific/Wallis',
] as const
export type SchoolZone = (typeof SCHOOL_ZONES)[number]

/** The name of the page's meta element that holds the zone; absent: Paris. */
export const ZONE_META = 'time-zone'

const isSchoolZone = (name: string | undefined): name is SchoolZone => SCHOOL_ZONES.some(zone => zone === name)
const readPage = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>(`meta[name="${ZONE_META}"]`)?.content

let known: SchoolZone | undefined

/** The zone in which every date is read and shown: that of the installation's schools, on whatever device. */
export function schoolZone(): SchoolZone {
  if (!known) {
    const found = readPage()
    known = isSchoolZone(found) ? found : 'Europe/Paris'
  }
  return known
}

/** Sets the zone of a process that has no page. */
export function setSchoolZone(zone: SchoolZone): void {
  known = zone
}

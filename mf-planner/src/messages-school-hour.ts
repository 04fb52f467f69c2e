import { type SchoolZone, schoolZone } from '@ariane/shared/dates'

const places = {
  'Europe/Paris': 'de Paris',
  'America/Cayenne': 'de Cayenne',
  'America/Guadeloupe': 'de la Guadeloupe',
  'America/Martinique': 'de la Martinique',
  'America/Miquelon': 'de Saint-Pierre-et-Miquelon',
  'Indian/Mayotte': 'de Mayotte',
  'Indian/Reunion': 'de La Réunion',
  'Pacific/Noumea': 'de Nouméa',
  'Pacific/Tahiti': 'de Tahiti',
  'Pacific/Wallis': 'de Wallis',
} satisfies Record<SchoolZone, string>

/** « l’heure de Paris »: whose hours are read and shown. */
export const schoolHour = () => `l’heure ${places[schoolZone()]}`

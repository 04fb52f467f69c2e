import { type SchoolZone, setSchoolZone } from '@ariane/shared/dates'
import ICAL from 'ical.js'
import { expect, it, onTestFinished } from 'vitest'
import { toInstant } from '../../platform/wall.ts'
import { timeZoneComponent } from './time-zone.ts'

it.each<SchoolZone>(['Europe/Paris', 'America/Miquelon', 'America/Martinique', 'Indian/Reunion', 'Pacific/Noumea'])(
  '@Y07 a calendar program finds the instants of %s by what the calendar says of it',
  zone => {
    setSchoolZone(zone)
    onTestFinished(() => setSchoolZone('Europe/Paris'))
    const read = new ICAL.Timezone({
      component: ICAL.Component.fromString(ICAL.stringify(timeZoneComponent())),
      tzid: zone,
    })
    for (const wall of ['2026-01-12T08:00:00', '2026-03-20T08:00:00', '2026-07-01T17:30:00', '2026-10-28T08:00:00']) {
      const time = ICAL.Time.fromDateTimeString(wall)
      time.zone = read
      expect(time.toJSDate().toISOString(), wall).toBe(toInstant(wall).toISOString())
    }
  },
)

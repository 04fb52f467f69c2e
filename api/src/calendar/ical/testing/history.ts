const DAY_MS = 86_400_000
const PER_DAY = 7

const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Years of a timetable as PRONOTE writes it, seven lessons a day up to a day, each of about 900 bytes. */
export function historyUntil(last: Date, events: number): Buffer {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID;LANGUAGE=fr:Copyright Index-Education']
  for (let n = 0; n < events; n++) {
    const day = Math.floor(n / PER_DAY) * DAY_MS
    const start = new Date(+last - day + (7 + (n % PER_DAY)) * 3_600_000)
    lines.push(
      'BEGIN:VEVENT',
      'CATEGORIES:Cours',
      'DTSTAMP:20261121T102543Z',
      `UID:Cours-${n}-1-20261121T112543Z-Index-Education`,
      `DTSTART:${stamp(start)}`,
      `DTEND:${stamp(new Date(+start + 3_300_000))}`,
      'SUMMARY;LANGUAGE=fr:HISTOIRE-GEOGRAPHIE-EMC - SIMON K.',
      'LOCATION;LANGUAGE=fr:217',
      'DESCRIPTION;LANGUAGE=fr:Matière : HISTOIRE-GEOGRAPHIE-EMC\\nProfesseur : SIM\r\n ON K.\\nSalle : 217\\n',
      `X-ALT-DESC;FMTTYPE=text/html:${'Matière : HISTOIRE-GEOGRAPHIE-EMC<br/>'.repeat(12)}`,
      'END:VEVENT',
    )
  }
  return Buffer.from([...lines, 'END:VCALENDAR', ''].join('\r\n'))
}

import { eventWith, fileWith, type MessyCase, NEIGHBOUR, NEIGHBOUR_SHOWN } from './case.ts'

const pronote = (id: string, category: string, summary: string, description: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `CATEGORIES:${category}`,
  'DTSTAMP:20261120T102543Z',
  `UID:Cours-${id}-20261120T112543Z-Index-Education`,
  ...lines,
  `SUMMARY;LANGUAGE=fr:${summary}`,
  `DESCRIPTION;LANGUAGE=fr:${description}`,
  'END:VEVENT',
]

/** What schools and tasks say. */
export const SCHOOL_CASES: readonly MessyCase[] = [
  {
    title: 'a timetable of PRONOTE, with a cancelled lesson and an absent teacher',
    source: 'github.com/Zorglub385/eduplan, calendrier_anonymise.ics',
    file: fileWith(
      ...pronote(
        '28495-1',
        'Cours',
        'SCIENCES VIE & TERRE - MARTIN S. - [4EME SC405] - <405> SC404',
        'Matière : SCIENCES VIE &amp\\; TERRE\\nProfesseur : MARTIN S.\\nGroupe : [4EME SC405]\\nPartie de classe : &lt\\;405&gt\\; SC405\\nSalle : 201 SCIENCES\\n',
        'DTSTART:20261118T115500Z',
        'DTEND:20261118T125000Z',
        'LOCATION;LANGUAGE=fr:201 SCIENCES',
      ),
      ...pronote(
        '28499-1',
        'Cours - Cours annulé',
        'Cours annulé : TECHNOLOGIE - DUPONT R. - [4EME SC404]',
        'Cours annulé\\nMatière : TECHNOLOGIE\\nProfesseur : DUPONT R.\\nSalle : 112 TECHNO\\n',
        'DTSTART:20261119T072500Z',
        'DTEND:20261119T082000Z',
      ),
      ...pronote(
        '33228-1',
        'Cours - Prof. absent',
        'Prof. absent : FRANCAIS - GIRARD L.',
        'Prof. absent\\nMatière : FRANCAIS\\nProfesseur : GIRARD L.\\nSalle : 217\\n',
        'DTSTART:20261120T093500Z',
        'DTEND:20261120T103000Z',
        'LOCATION;LANGUAGE=fr:217',
      ),
    ),
    shows: [
      '2026-11-18 12:55–13:50 SVT (course) room=201 SCIENCES subject=SVT teacher=MARTIN S.',
      '2026-11-19 08:25–09:20 TECHNOLOGIE (course) room=112 TECHNO subject=TECHNOLOGIE teacher=DUPONT R. CANCELLED',
      '2026-11-20 10:35–11:30 Français (course) room=217 subject=Français teacher=GIRARD L. CANCELLED « Prof. absent »',
    ],
  },
  {
    title: 'a lesson of two rooms and two teachers that is moved',
    source: 'github.com/Zorglub385/eduplan, calendrier_anonymise.ics (plurals, « Exceptionnel », « Aucune modif. »)',
    file: fileWith(
      ...pronote(
        '36879-20',
        'Cours - Exceptionnel',
        'MATHEMATIQUES - DUPONT R.\\, LEROY P.',
        'Matière : MATHEMATIQUES\\nProfesseurs : DUPONT R.\\, LEROY P.\\nParties de classe : \\nSalles : 110 TECHNO\\, 112 TECHNO\\n',
        'DTSTART:20261118T113000Z',
        'DTEND:20261118T125500Z',
        'LOCATION;LANGUAGE=fr:110 TECHNO\\, 112 TECHNO',
      ),
    ),
    shows: [
      '2026-11-18 12:30–13:55 Mathématiques (course) room=110 TECHNO, 112 TECHNO subject=Mathématiques teacher=DUPONT R., LEROY P. « Exceptionnel »',
    ],
  },
  {
    title: 'tasks: one with a day, one that is done, one without any date',
    source:
      'RFC 5545 §3.6.2; github.com/nextcloud/calendar/issues/656; github.com/naimo84/node-red-contrib-ical-events/issues/115',
    file: fileWith(
      'BEGIN:VTODO',
      'UID:t1',
      'DUE;VALUE=DATE:20261120',
      'SUMMARY:Exercices 4 et 5',
      'STATUS:NEEDS-ACTION',
      'END:VTODO',
      'BEGIN:VTODO',
      'UID:t2',
      'DUE:20261121T225900Z',
      'SUMMARY:Rendre l’exposé',
      'STATUS:COMPLETED',
      'COMPLETED:20261117T100000Z',
      'END:VTODO',
      'BEGIN:VTODO',
      'UID:t3',
      'SUMMARY:Un jour',
      'END:VTODO',
      ...NEIGHBOUR,
    ),
    shows: [
      NEIGHBOUR_SHOWN,
      '2026-11-20 1 j Exercices 4 et 5 (homework)',
      '2026-11-21 1 j Rendre l’exposé (homework) « À rendre avant 23:59 »',
    ],
    unread: ['Un jour'],
  },
  {
    title: 'marks that turn the text, and tags, in every field',
    source: 'Unicode UAX #9 §2; github.com/jens-maus/node-ical/issues/161',
    file: fileWith(
      ...eventWith(
        'a',
        '\u202eexam\u202c <b>Sortie</b>\u2066 \u061cau\u00ad musée',
        'LOCATION:<i>Hall</i> \u200eB',
        'DESCRIPTION:<p>Voir <a href=\\"https://example.org\\">le site</a></p>\u2069',
      ),
    ),
    shows: ['2026-11-18 08:00–09:00 exam Sortie au musée room=Hall B « Voir le site »'],
  },
  {
    title: 'less-than signs that are no tags',
    source: 'github.com/Zorglub385/eduplan, calendrier_anonymise.ics (« <405> SC405 »)',
    file: fileWith(...eventWith('a', 'Groupe <405> : si x < 3 et y > 2')),
    shows: ['2026-11-18 08:00–09:00 Groupe <405> : si x < 3 et y > 2'],
  },
  {
    title: 'a calendar without any event',
    source: 'EcoleDirecte, « S’abonner à l’agenda »: a feed of four lines, seen in public reports of September 2026',
    file: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//www.ecoledirecte.com\r\nEND:VCALENDAR',
    shows: [],
  },
]

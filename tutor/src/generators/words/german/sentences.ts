/**
 * A line a sentence: how it is used, subject, conjugated verb, moment, the rest, and with a modal verb the infinitive and the
 * conjugated form that stands without the modal verb (a dash where it would come apart).
 */
const TABLE = `
weak|ich|spiele|heute|Tennis
weak|mein Bruder|spielt|am Montag|Fußball
weak|wir|spielen|am Samstag|Karten
weak|ihr|macht|jetzt|die Hausaufgaben
weak|du|lernst|am Abend|Deutsch
weak|meine Schwester|hört|am Abend|Musik
weak|mein Vater|kocht|am Sonntag|eine Suppe
weak|wir|arbeiten|morgen|im Garten
weak|Anna|kauft|am Freitag|Brot
weak|die Kinder|tanzen|am Sonntag|im Park
weak|ihr|kauft|heute|ein Heft
weak|Lena|malt|jetzt|ein Haus
weak|du|spielst|am Mittwoch|Klavier
strong|du|fährst|morgen|nach Bonn
strong|du|liest|am Sonntag|einen Brief
strong|ihr|seht|heute|einen Film
strong|wir|fahren|am Samstag|nach Wien
strong|Lena|liest|am Abend|ein Buch
strong|er|läuft|am Morgen|durch den Park
strong|Anna|nimmt|heute|den Bus
strong|meine Mutter|spricht|morgen|mit Ali
strong|Paul|trägt|heute|eine Tasche
strong|du|triffst|am Mittwoch|einen Freund
strong|mein Hund|schläft|jetzt|im Garten
strong|Tim|isst|am Morgen|ein Brot
strong|meine Oma|fährt|am Freitag|nach Köln
modal-5|wir|wollen|am Samstag|ins Kino|gehen|gehen
modal-5|Tom|muss|heute|sein Zimmer|aufräumen|-
modal-5|ich|kann|morgen|nach Köln|fahren|fahre
modal-5|du|musst|heute|Deutsch|lernen|lernst
modal-5|Lena|will|am Abend|ein Buch|lesen|liest
modal-5|meine Schwester|will|morgen|Klavier|spielen|spielt
modal-5|ihr|müsst|morgen|früh|aufstehen|-
modal-5|die Kinder|wollen|heute|Karten|spielen|spielen
modal-5|er|muss|am Montag|im Garten|arbeiten|arbeitet
modal-5|du|kannst|am Sonntag|lange|schlafen|schläfst
modal-5|wir|können|am Abend|Musik|hören|hören
modal-5|Anna|kann|heute|im Park|laufen|läuft
modal-5|ihr|wollt|am Montag|Fußball|spielen|spielt
modal-5|Paul|will|jetzt|ein Brot|essen|isst
modal-4|ich|darf|am Abend|einen Film|sehen|sehe
modal-4|er|soll|morgen|die Oma|anrufen|-
modal-4|du|darfst|heute|Musik|hören|hörst
modal-4|wir|müssen|morgen|früh|aufstehen|-
modal-4|Anna|darf|am Samstag|lange|schlafen|schläft
modal-4|die Kinder|sollen|jetzt|Deutsch|sprechen|sprechen
modal-4|ihr|dürft|am Sonntag|ins Kino|gehen|geht
modal-4|mein Bruder|muss|heute|im Garten|arbeiten|arbeitet
modal-4|du|sollst|am Abend|ein Buch|lesen|liest
modal-4|ich|muss|am Montag|nach Köln|fahren|fahre
`

export type German = {
  use: string
  subject: string
  verb: string
  moment: string
  rest: string
  /** The infinitive that closes the sentence, and the verb that stands without the modal verb, if it stays in one piece. */
  infinitive?: string
  alone?: string
}

export const GERMAN_SENTENCES: readonly German[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [use = '', subject = '', verb = '', moment = '', rest = '', infinitive, alone] = line.split('|')
    return {
      use,
      subject,
      verb,
      moment,
      rest,
      ...(infinitive && { infinitive }),
      ...(alone && alone !== '-' && { alone }),
    }
  })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Parts of a sentence in this order, with a capital and a mark at the end; what is missing is left out. */
export const say = (parts: readonly (string | undefined)[], mark = '.'): string =>
  capital(parts.filter(part => part !== undefined && part !== '').join(' ')) + mark

/** A clause, the word that links the next one to it, and that clause; `isZero` where that word takes no place. */
export type Linked = { before: string; link: string; subject: string; verb: string; rest: string; isZero: boolean }

export const LINKED: readonly Linked[] = `
Es regnet|deshalb|wir|bleiben|zu Hause
Ali isst eine Suppe|dann|er|geht|ins Bett
Ich bin müde|trotzdem|ich|lerne|Deutsch
Wir spielen Karten|danach|wir|kochen|eine Suppe
Es ist kalt|trotzdem|die Kinder|spielen|im Park
Ich habe Hunger|deshalb|ich|koche|eine Suppe
Lena macht die Hausaufgaben|danach|sie|hört|Musik
Papa kauft Brot|dann|er|arbeitet|im Garten
Sie bleibt hier|denn|sie|ist|krank
Ich bin müde|aber|ich|komme|heute
Tim spielt Fußball|und|Lena|liest|ein Buch
Er kauft Brot|denn|er|hat|Hunger
Anna ist krank|aber|sie|lernt|Deutsch
Wir bleiben zu Hause|denn|das Wetter|ist|schlecht
Papa kocht|und|wir|machen|die Hausaufgaben
`
  .trim()
  .split('\n')
  .map(line => {
    const [before = '', link = '', subject = '', verb = '', rest = ''] = line.split('|')
    return { before, link, subject, verb, rest, isZero: ['denn', 'aber', 'und'].includes(link) }
  })

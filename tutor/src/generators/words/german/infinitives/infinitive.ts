import { pick } from '../../../random.ts'

type Infinitive = { rest: string; particle: string; verb: string }

const readInfinitive = (text: string): Infinitive => {
  const [rest = '', particle = '', verb = ''] = text.split('|')
  return { rest, particle, verb }
}

/** What stands before the infinitive, its particle, the verb. */
export const INFINITIVES = `
ins Kino||gehen
Gitarre||spielen
Deutsch||lernen
einen Brief||schreiben
leise||sprechen
gut||schlafen
ein Buch||lesen
früh|auf|stehen
die Oma|an|rufen
heute|mit|kommen
das Zimmer|auf|räumen
die Tür|zu|machen
das Fenster|auf|machen
am Abend|fern|sehen
`
  .trim()
  .split('\n')
  .map(readInfinitive)

/** What somebody does, and to what end. */
export const PURPOSES = `
Ich lerne Deutsch|in Wien||arbeiten
Ich laufe schnell|den Bus||nehmen
Ich gehe in die Stadt|ein Buch||kaufen
Ich nehme das Handy|die Oma|an|rufen
Ich fahre nach Köln|meine Freunde||treffen
Ich arbeite am Samstag|eine Gitarre||kaufen
Ich mache das Licht aus|gut||schlafen
Ich gehe nach Hause|das Zimmer|auf|räumen
Ich bleibe zu Hause|am Abend|fern|sehen
Ich gehe jetzt ins Bett|morgen früh|auf|stehen
Ich trinke Tee|wach||bleiben
Ich öffne das Heft|die Hausaufgaben||machen
`
  .trim()
  .split('\n')
  .map(line => {
    const [main = '', ...infinitive] = line.split('|')
    return { main, ...readInfinitive(infinitive.join('|')) }
  })

export const WITH_ZU = ['Ich versuche', 'Ich habe Lust', 'Es ist wichtig', 'Es ist nicht schwer'] as const

export const WITHOUT = ['Ich will', 'Ich muss', 'Ich kann', 'Ich möchte', 'Ich werde'] as const

export const whole = ({ particle, verb }: Infinitive) => particle + verb

export const withZu = ({ particle, verb }: Infinitive) => (particle ? `${particle}zu${verb}` : `zu ${verb}`)

export const INSIDE = 'Avec une particule séparable, zu se glisse entre la particule et le verbe, en un seul mot.'

export const LAST = 'Tout ce qui complète l’infinitif se place devant lui ; zu et l’infinitif ferment la phrase.'

export const NEVER =
  'Après un verbe de modalité, möchte ou werden, il n’y a jamais de zu ; après les autres, il en faut un.'

export const AIM = 'Um ouvre la proposition, après la virgule ; zu et l’infinitif la ferment.'

export const isSeparable = ({ particle }: Infinitive) => particle !== ''

export const drawInfinitive = (random: () => number, isFit: (one: Infinitive) => boolean = () => true) =>
  pick(random, INFINITIVES.filter(isFit))

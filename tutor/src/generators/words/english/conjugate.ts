/** A line a verb: base, meaning, what may follow it, third person, -ing, preterite, participle. */
const TABLE = `
play|jouer|football|plays|playing|played|played
watch|regarder|a film|watches|watching|watched|watched
study|étudier|history|studies|studying|studied|studied
visit|visiter|the museum|visits|visiting|visited|visited
carry|porter|a bag|carries|carrying|carried|carried
stop|arrêter|the bus|stops|stopping|stopped|stopped
dance|danser|in the garden|dances|dancing|danced|danced
cook|cuisiner|dinner|cooks|cooking|cooked|cooked
help|aider|the neighbours|helps|helping|helped|helped
wash|laver|the car|washes|washing|washed|washed
go|aller|to the cinema|goes|going|went|gone
do|faire|the homework|does|doing|did|done
have|prendre, avoir|lunch|has|having|had|had
eat|manger|an apple|eats|eating|ate|eaten
drink|boire|milk|drinks|drinking|drank|drunk
write|écrire|a letter|writes|writing|wrote|written
see|voir|the sea|sees|-|saw|seen
take|prendre|the train|takes|taking|took|taken
make|faire|a cake|makes|making|made|made
buy|acheter|bread|buys|buying|bought|bought
run|courir|in the park|runs|running|ran|run
swim|nager|in the lake|swims|swimming|swam|swum
sing|chanter|a song|sings|singing|sang|sung
speak|parler|English|speaks|speaking|spoke|spoken
give|donner|a present|gives|giving|gave|given
find|trouver|the key|finds|-|found|found
lose|perdre|the game|loses|losing|lost|lost
sleep|dormir|in a tent|sleeps|sleeping|slept|slept
come|venir|to school|comes|coming|came|come
`

type Verb = { meaning: string; rest: string; third: string; ing: string; past: string; participle: string }

const VERBS = new Map(
  TABLE.trim()
    .split('\n')
    .map((line): [string, Verb] => {
      const [verb = '', meaning = '', rest = '', third = '', ing = '', past = '', participle = ''] = line.split('|')
      return [verb, { meaning, rest, third, ing, past, participle }]
    }),
)

const AM = 'am are is are are are'.split(' ')
const WAS = 'was were was were were were'.split(' ')
const BE: Readonly<Record<string, readonly string[]>> = {
  present: AM,
  preterite: WAS,
  will: AM.map(() => 'will be'),
  perfect: [0, 1, 2, 3, 4, 5].map(person => `${person === 2 ? 'has' : 'have'} been`),
}

/** A form of an English verb. */
export const conjugate = (verb: string, tense: string, person: number): string | undefined => {
  if (verb === 'be') return new Map(Object.entries(BE)).get(tense)?.[person]
  const known = VERBS.get(verb)
  if (!known) return undefined
  const { third, ing, past, participle } = known
  if (tense === 'present') return person === 2 ? third : verb
  if (tense === 'continuous') return ing === '-' ? undefined : `${AM[person]} ${ing}`
  if (tense === 'preterite') return past
  if (tense === 'perfect') return `${person === 2 ? 'has' : 'have'} ${participle}`
  if (tense === 'will') return `will ${verb}`
  return tense === 'going-to' ? `${AM[person]} going to ${verb}` : undefined
}

/** The sentence that denies, or asks: its helping verb and the rest of the verb. */
export const splitVerb = (
  verb: string,
  tense: string,
  person: number,
): { helper: string; tail: string } | undefined => {
  const form = conjugate(verb, tense, person)
  if (form === undefined) return undefined
  if (verb === 'be' && (tense === 'present' || tense === 'preterite')) return { helper: form, tail: '' }
  if (tense === 'present') return { helper: person === 2 ? 'does' : 'do', tail: verb }
  if (tense === 'preterite') return { helper: 'did', tail: verb }
  const [helper = '', ...tail] = form.split(' ')
  return { helper, tail: tail.join(' ') }
}

export const ENGLISH_VERBS: readonly string[] = [...VERBS.keys()]

/** What a verb means, and what may follow it in a sentence. */
export const describe = (verb: string): { meaning: string; rest: string } =>
  VERBS.get(verb) ?? { meaning: 'être', rest: 'late' }

/** The form as if every verb made it in the same way. */
export const regularForm = (verb: string, tense: string, person: number): string | undefined => {
  const past = `${verb.replace(/e$/, '')}ed`
  if (tense === 'present') return person === 2 ? `${verb}s` : undefined
  if (tense === 'preterite') return past
  return tense === 'perfect' ? `${person === 2 ? 'has' : 'have'} ${past}` : undefined
}

const SHORT =
  'big bold brave bright broad cheap clean clear close cold cool cruel cute damp dark deep dull dry fair fast fat few fine firm fit flat fresh full grand great green hard high hot huge kind large late light long loud low mad mild near neat new nice odd old pale plain poor proud pure quick quiet rare raw rich ripe rough round rude sad safe sharp short shy sick slim slow small smart smooth soft sour steep strange strict strong sweet tall thick thin tight tiny tough warm weak wet white wide wild wise young black blue red'
const IN_Y =
  'angry busy chilly cloudy crazy curly dirty dusty easy early fancy friendly funny greedy guilty happy healthy heavy hungry juicy lazy lively lonely lovely lucky messy muddy naughty noisy pretty rainy salty scary shiny silly sleepy spicy sunny tasty thirsty tidy tiny ugly wealthy windy'
/** Two syllables, with either comparative. */
const BOTH = 'clever narrow simple gentle shallow yellow quiet cruel stupid polite common'
const LONG =
  'active afraid amazing ancient annoying anxious attractive awful beautiful boring bored brilliant careful careless cautious charming colourful comfortable complicated convenient courageous crowded curious dangerous delicious different difficult disappointed disappointing economical educational efficient elegant enjoyable energetic enthusiastic exciting excited exhausting exotic expensive experienced famous fascinating fashionable foreign frightening generous handsome harmful helpful honest horrible imaginative important impressive independent industrial intelligent interested interesting jealous modern nervous original painful patient peaceful pleasant poisonous polluted popular powerful precious professional recent relaxed relaxing reliable romantic selfish sensitive serious shocking sociable spacious special stressed stressful successful surprised surprising talented talkative terrible thoughtful tired tiring touching traditional useful useless valuable violent wonderful worried'

const words = (list: string) => list.split(' ')
const IRREGULAR = new Map<string, [string[], string[]]>([
  ['good', [['better'], ['best']]],
  ['bad', [['worse'], ['worst']]],
  [
    'far',
    [
      ['farther', 'further'],
      ['farthest', 'furthest'],
    ],
  ],
])
const SHORT_VOWEL = /^[^aeiou]*[aeiou][^aeiouwxy]$/

const stem = (adjective: string) => {
  if (adjective.endsWith('e')) return adjective.slice(0, -1)
  if (/[^aeiou]y$/.test(adjective) && adjective !== 'shy') return `${adjective.slice(0, -1)}i`
  return SHORT_VOWEL.test(adjective) ? adjective + (adjective.at(-1) ?? '') : adjective
}
const kinds = new Map([
  ...words(SHORT).map(word => [word, 'short'] as const),
  ...words(IN_Y).map(word => [word, 'short'] as const),
  ...words(LONG).map(word => [word, 'long'] as const),
  ...words(BOTH).map(word => [word, 'both'] as const),
])

export type Degrees = { comparative: string[]; superlative: string[]; kind: 'short' | 'long' | 'irregular' }

/** « taller, tallest », « more useful, most useful »; undefined for an adjective that is not known. */
export const degrees = (adjective: string): Degrees | undefined => {
  const own = IRREGULAR.get(adjective)
  if (own) return { comparative: own[0], superlative: own[1], kind: 'irregular' }
  const kind = kinds.get(adjective)
  const short = {
    comparative: [`${stem(adjective)}er`],
    superlative: [`${stem(adjective)}est`],
    kind: 'short' as const,
  }
  const long = { comparative: [`more ${adjective}`], superlative: [`most ${adjective}`], kind: 'long' as const }
  if (kind === 'both')
    return {
      ...short,
      comparative: [...short.comparative, ...long.comparative],
      superlative: [...short.superlative, ...long.superlative],
    }
  return kind === 'short' ? short : kind === 'long' ? long : undefined
}

import { messages } from './messages-words.ts'
import { possessiveFor } from './possessive-owner.ts'

/** A small word and why it stands there. */
export type Choice = { form: string; why: string }
/** Small words that an instruction puts side by side, and the one that a gap takes. */
export type Family = {
  asks: RegExp
  choose: (before: string, after: string, sentence: string) => Choice | undefined
}

const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const IN = new RegExp(
  `^(?:(?:${MONTH})(?! \\d)|(?:the )?(?:spring|summer|autumn|winter)\\b|(?:19|20|18|17)\\d\\d\\b|the (?:morning|afternoon|evening|future|past)\\b|the \\d\\d(?:th|st) century)`,
  'i',
)
const ON = new RegExp(
  `^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?\\b|(?:the )?\\d{1,2}(?:st|nd|rd|th)\\b|(?:${MONTH}) \\d|my birthday|christmas day|new year's)`,
  'i',
)
const AT =
  /^(?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:o'clock|am|pm|a\.m|p\.m))?(?=[ .,!?]|$)|half past|(?:a )?quarter (?:past|to)|night\b|midnight|noon|midday|the weekend|weekends|christmas(?! day)|lunchtime|the moment)/i

const timePreposition = (_: string, after: string): Choice | undefined => {
  const text = after.replace(/[’‘]/g, "'").trim()
  const [isIn, isOn, isAt] = [IN.test(text), ON.test(text), AT.test(text) && !/^(?:1[5-9]|20)\d\d\b/.test(text)]
  if ([isIn, isOn, isAt].filter(Boolean).length !== 1) return undefined
  if (isIn) return { form: 'in', why: messages.inWhy }
  return isOn ? { form: 'on', why: messages.onWhy } : { form: 'at', why: messages.atWhy }
}

const PEOPLE =
  /\b(?:man|men|woman|women|boy|girl|child|children|person|people|friend|teacher|doctor|student|pupil|neighbour|actor|actress|singer|player|king|queen|policeman|nurse|uncle|aunt|cousin|brother|sister|mother|father|guy|lady|writer|scientist|president|tourist|everybody|everyone|somebody|someone)s?$/i
const THINGS =
  /\b(?:book|car|house|film|movie|dog|cat|bike|phone|computer|song|game|bag|city|town|animal|bird|tree|train|bus|plane|school|shop|letter|story|cake|dress|shirt|machine|museum|hotel|country|table|chair|photo|picture|programme|horse|box|present|key|watch|museum|castle)s?$/i

/** « The man … lives here » takes « who », « the book … » « which ». */
const whoOrWhich = (before: string, after: string): Choice | undefined => {
  const noun =
    before
      .trim()
      .split(/[.,!?]/)
      .at(-1) ?? ''
  const [isPerson, isThing] = [PEOPLE.test(noun), THINGS.test(noun)]
  if (isPerson === isThing || after.trim() === '') return undefined
  return isPerson ? { form: 'who', why: messages.whoWhy } : { form: 'which', why: messages.whichWhy }
}

const UNCOUNTABLE =
  /^(?:water|milk|money|time|sugar|bread|homework|music|rice|coffee|tea|butter|juice|information|advice|flour|salt|snow|rain|cheese|meat|chocolate|traffic|furniture|luggage|noise|oil|petrol|space|fun|work)\b/i
const COUNTABLE =
  /^(?:people|children|men|women|\p{L}+(?:books|apples|friends|girls|boys|cats|dogs|cars|pens|eggs|days|years|times|students|pupils|brothers|sisters|bananas|oranges|bottles|shops|houses|games|films|countries|languages|questions|tickets|chairs|photos)|books|apples|friends|girls|boys|cats|dogs|cars|pens|eggs|days|years|students|pupils|brothers|sisters|bananas|oranges|bottles|shops|houses|games|films|countries|languages|questions|tickets|chairs|photos|cousins|animals|toys|cakes|sandwiches|tomatoes|potatoes|hours|minutes|weeks|months)\b/iu
const muchOrMany = (_: string, after: string): Choice | undefined => {
  const noun = after.trim()
  const [isMass, isMany] = [UNCOUNTABLE.test(noun), COUNTABLE.test(noun)]
  if (isMass === isMany) return undefined
  return isMass ? { form: 'much', why: messages.muchWhy } : { form: 'many', why: messages.manyWhy }
}

export const MORE_FAMILIES: readonly Family[] = [
  { asks: /\bmuch\b ?(?:or|ou|\/|,) ?\bmany\b|\bmany\b ?(?:or|ou|\/|,) ?\bmuch\b/, choose: muchOrMany },
  {
    asks: /\bprepositions?\b.*\b(?:in|on|at)\b ?(?:,|\/|or|ou)|\b(?:in|on|at)\b ?(?:,|\/|or|ou|et) ?(?:in|on|at)\b/,
    choose: timePreposition,
  },
  { asks: /\bwho\b ?(?:or|ou|\/|,) ?\bwhich\b|\bwhich\b ?(?:or|ou|\/|,) ?\bwho\b/, choose: whoOrWhich },
  {
    asks: /possessi(?:ve|f)s? (?:adjectives?|determiners?)|(?:adjectifs?|determinants?) possessifs?|\bmy\b ?[,/].*\bhis\b/,
    choose: possessiveFor,
  },
]

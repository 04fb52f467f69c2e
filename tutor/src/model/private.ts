const NAME_SIGN = String.raw`[\p{L}\d]`
const LINK = /https?:\/\/\S+/gu
/** 'zoe@mail.fr', 'zoe [at] mail.fr', 'zoe arobase mail point fr'. */
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64} {0,2}(?:@|[[({] {0,2}(?:at|arobase|@) {0,2}[\])}]|(?<= )arobase(?= )) {0,2}[\p{L}\d-]{1,64}(?: {0,2}(?:\.|[[({] {0,2}(?:dot|point) {0,2}[\])}]|(?<= )(?:point|dot)(?= )) {0,2}[\p{L}\d-]{1,64}){1,4}/giu
/** Ten digits in pairs, with or without +33: a French telephone number. */
const PHONE = /(?:\+33\s?|\b0)[1-9](?:[\s.-]?\d{2}){4}\b/g
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d][\p{L}\d._-]{1,40}/gu
/** A word with a sign or a digit in it, or any word after a colon, beside the name of a place where people are met. */
const ACCOUNT =
  /\b((?:snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|whatsapp|telegram|twitch|steam|roblox|psn|pseudo)(?: (?:c['’]est|est))?(?: ?[:=] ?| ))((?<=[:=] ?)[\p{L}\d._#-]{3,40}|(?=[\p{L}-]{0,40}[\d._#][\p{L}\d])[\p{L}\d._#-]{3,40})/giu
const MONTH =
  'janv(?:ier)?|f[ée]v(?:rier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[uû]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?'
/** A day after « né le »; of a year before 1920 it is of a lesson. */
const BIRTH = new RegExp(
  `(?<![\\p{L}])(n[ée]e?s? le |date de naissance ?:? ?|anniversaire (?:est |le |: ?){0,2})(\\d{1,2}(?:er)? ?(?:[/. -] ?\\d{1,2}|(?:${MONTH})\\.?)(?![\\p{L}])(?: ?[/. -]? ?(\\d{4}|\\d{2})(?!\\d))?)`,
  'giu',
)
const FIRST_YEAR = 1920
/** A number, a street and a postcode with its town. */
const STREET =
  /(?<!\d)\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\.?|boulevard|bd|chemin|impasse|all[ée]es?|place|route|quai|square|cours|r[ée]sidence|passage|lotissement)(?![\p{L}])[^\n\d]{1,60}\d{5}(?!\d)(?:,? (?:(?:le|la|les|saint|sainte)[ -])?[\p{L}’'-]{2,40})?/giu

/** 'Le', 'Du' and 'Mme' are parts of names, and of every sentence. */
const SHORTEST_PART = 3
const PARTICLES = 'les des della mme mlle madame mademoiselle monsieur prof professeur'.split(' ')
/** Names that are words as well: written small they are the word. */
const WORDS = new Set(
  `ange aurore berger blanc blanche bois boulanger carre chevalier claire clement constant droit fleur fontaine grand
  jasmin juste leger long marchand marguerite marin marine mercier moulin neuf noel noir olive pascal petit pierre
  prune reine riviere roche roi rose rouge roux savant victoire violette volt`.split(/\s+/),
)
/** People of the programme whose first names are pupils' as well. */
const TAUGHT =
  `adam smith|albert einstein|alexandre dumas|alexandre le grand|anne frank|antoine de saint|blaise pascal|camille
  desmoulins|charles de gaulle|charles martel|charles perrault|emile zola|george sand|guy de maupassant|isaac newton|jean
  de la fontaine|jean jaures|jean monnet|jean moulin|jeanne d.arc|joseph staline|jules cesar|jules ferry|jules verne|leon
  blum|louis pasteur|louis philippe|lucie aubrac|marie curie|marie.antoinette|martin luther|nelson mandela|olympe de
  gouges|paul eluard|paul verlaine|philippe petain|pierre curie|robert schuman|rosa parks|simone veil|victor hugo`.replace(
    /\s+/g,
    ' ',
  )
const OF_A_LESSON = new RegExp(`(?<!${NAME_SIGN})(?:${TAUGHT})`, 'gu')
const KING = /^ +[IVX]+(?:er)?(?![\p{L}\d])/u

const isTelling = (part: string) => part.length >= SHORTEST_PART && !PARTICLES.includes(part)
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A text without accents, small, and where each of its signs stands in the text. */
function plain(text: string): { folded: string; at: number[] } {
  let folded = ''
  const at: number[] = []
  let index = 0
  for (const sign of text) {
    const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace('œ', 'oe').replace('æ', 'ae')
    for (const unit of bare.split('')) {
      folded += unit
      at.push(index)
    }
    index += sign.length
  }
  at.push(text.length)
  return { folded, at }
}

function withoutNames(text: string, names: readonly string[]): string {
  const whole = names.map(name => plain(name.trim()).folded).filter(name => name !== '')
  const known = new Set(whole.flatMap(name => [name, ...name.split(/[\s-]+/).filter(isTelling)]))
  if (known.size === 0) return text
  const { folded, at } = plain(text)
  const longest = [...known].toSorted((a, b) => b.length - a.length).map(literal)
  // « zoe_vdb » and « zoe2012 » are names as well.
  const wanted = new RegExp(
    `(?<!${NAME_SIGN})(${longest.join('|')})(?:[_.]?\\d{1,8}|[_.]${NAME_SIGN}[\\p{L}\\d._]{0,40})?(?!${NAME_SIGN})`,
    'gu',
  )
  const taught = Array.from(
    folded.matchAll(OF_A_LESSON),
    found => [found.index, found.index + found[0].length] as const,
  )
  let left = ''
  let done = 0
  for (const { 0: found, 1: name = '', index } of folded.matchAll(wanted)) {
    const [start, end] = [at[index] ?? 0, at[index + found.length] ?? text.length]
    const isWord = WORDS.has(name) && found === name && !/^\p{Lu}/u.test(text.slice(start))
    if (isWord || KING.test(text.slice(end)) || taught.some(([from, to]) => index >= from && index < to)) continue
    left += `${text.slice(done, start)}[nom]`
    done = end
  }
  return left + text.slice(done)
}

/**
 * A pupil's words as they may leave for a model: without addresses, telephone numbers, links, accounts of networks, days
 * of birth, and the names given (his own, of who follows him, and of his class), whole words only, with or without accents.
 */
export const withoutPersons = (text: string, names: readonly string[]): string =>
  withoutNames(
    text
      .replace(LINK, '[lien]')
      .replace(EMAIL, '[adresse]')
      .replace(STREET, '[adresse]')
      .replace(PHONE, '[numéro]')
      .replace(BIRTH, (found, before: string, _day: string, year?: string) =>
        year?.length === 4 && Number(year) < FIRST_YEAR ? found : `${before}[date]`,
      )
      .replace(HANDLE, '[pseudo]')
      .replace(ACCOUNT, '$1[pseudo]'),
    names,
  )

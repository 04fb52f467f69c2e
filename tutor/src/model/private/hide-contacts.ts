const LINK = /https?:\/\/\S+/gu
/** 'zoe@mail.fr', 'zoe [at] mail.fr', 'zoe arobase mail point fr'. A sentence ends with a blank behind its full stop only. */
const EMAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64} {0,2}(?:@|[[({] {0,2}(?:at|arobase|@) {0,2}[\])}]|(?<= )arobase(?= )) {0,2}[\p{L}\d-]{1,64}(?:(?:\.| {1,2}\. {1,2}| {0,2}\. {0,2}(?=(?:fr|com|net|org|eu|be|ch|ca)(?![\p{L}\d]))| {0,2}[[({] {0,2}(?:dot|point) {0,2}[\])}] {0,2}| {1,2}(?:point|dot) {1,2})[\p{L}\d-]{1,64}){1,4}/giu
/** Ten digits in pairs, with or without +33: a French telephone number. */
const PHONE = /(?:\+33\s?|\b0)[1-9](?:[\s.-]?\d{2}){4}\b/g
const HANDLE = /(?<![\p{L}\d])@[\p{L}\d][\p{L}\d._-]{1,40}/gu
/** A word with a sign or a digit in it, or any word after a colon, beside the name of a place where people are met. */
const ACCOUNT =
  /\b((?:snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|whatsapp|telegram|twitch|steam|roblox|psn|pseudo)(?: (?:c['’]est|est))?(?: ?[:=] ?| ))((?<=[:=] ?)[\p{L}\d._#-]{3,40}|(?=[\p{L}-]{0,40}[\d._#][\p{L}\d])[\p{L}\d._#-]{3,40})/giu
const MONTH =
  'janv(?:ier)?|f[ée]v(?:rier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|ao[uû]t|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|d[ée]c(?:embre)?'
const BIRTH = new RegExp(
  `(?<![\\p{L}])(n[ée]e?s? le |date de naissance ?:? ?|anniversaire (?:est |le |: ?){0,2})(\\d{1,2}(?:er)? ?(?:[/. -] ?\\d{1,2}|(?:${MONTH})\\.?)(?![\\p{L}])(?: ?[/. -]? ?(\\d{4}|\\d{2})(?!\\d))?)`,
  'giu',
)
/** A pupil or somebody of his age; what is born before is of a lesson. */
const OLDEST = 25
const isLately = (year: number) => year >= Math.min(2000, new Date().getFullYear() - OLDEST)

/** A number, a street and a postcode with its town. */
const STREET =
  /(?<!\d)\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:rue|avenue|av\.?|boulevard|bd|chemin|impasse|all[ée]es?|place|route|quai|square|cours|r[ée]sidence|passage|lotissement)(?![\p{L}])([^\n\d]{1,60})(\d)\d{4}(?!\d)(?:,? ((?:(?:le|la|les|saint|sainte)[ -])?[\p{L}’'-]{2,40}))?/giu
/** Where a number begins with a nought it is no quantity: « 06000 nice ». */
const TOWN = /(?<![\d.,])0[1-9]\d{3},? (?:(?:le|la|les|saint|sainte)[ -])?[\p{L}’'-]{2,40}/giu
const IS_NAME = /^(?:[ ,’'-]|(?:de|du|des|la|le|les|d|l)(?!\p{L})|\p{Lu}[\p{L}.]*)+$/u

/** A town has a capital, or is no word; without a town the street is named with capitals: « 5 cours … 12000 francs » is a price. */
function isStreet(name: string, first: string, town: string | undefined, isCommon: (word: string) => boolean): boolean {
  if (first === '0') return true
  if (town === undefined) return IS_NAME.test(name)
  return /^\p{Lu}|[ -]\p{Lu}/u.test(town) || !town.split(/[ ’'-]/).every(isCommon)
}

/** A text without addresses, telephone numbers, links, accounts of networks and days of birth. */
export const hideContacts = (text: string, isCommon: (word: string) => boolean): string =>
  text
    .replace(LINK, '[lien]')
    .replace(EMAIL, '[adresse]')
    .replace(STREET, (found, name: string, first: string, town?: string) =>
      isStreet(name, first, town, isCommon) ? '[adresse]' : found,
    )
    .replace(TOWN, '[adresse]')
    .replace(PHONE, '[numéro]')
    .replace(BIRTH, (found, before: string, _day: string, year?: string) =>
      year?.length === 4 && !isLately(Number(year)) ? found : `${before}[date]`,
    )
    .replace(HANDLE, '[pseudo]')
    .replace(ACCOUNT, '$1[pseudo]')

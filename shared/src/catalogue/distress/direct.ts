import { isSilent, splitText } from './normalise.ts'
import { toSound } from './sound.ts'

/** What is said in so few words that there is little to weigh: sentences, or titles of what is wished for. */
const CLAUSES = `me tuer|me suicider|idees noires|veux mourir|comment mourir|comment on fait pour mourir|marre vie|en peux plus|suis bout|suis au bout rouleau|a bout
suis au plus mal|vie a aucun sens|vivre ca fait mal|vivre fait mal|pourquoi suis nait|raison vivre|suis trop ici|me fais mal|me coupe|me deteste|me hais|me degoute|deprime|va pas tout
ca va pas tout|vais pas bien|vais mal|me sens mal|vaux rien|personne me aime|personne me comprend|personne me parle|personne me ecoute|ai pas ami
ai peur rentrer|ai peur pere|peur aller a college|peur aller college|peur aller au college|harcelement|cyberharcelement|inceste|racket|chantage|attouchement|chantage avec mes photos
vais fuguer|ai fugue|me fais vomir|me fais taper|me suis fait violer|ai ete viole|suis battu|suis danger|me quiero matar|dad hits me
frere me touche|pere me touche|oncle me touche|prof me touche|prof sport me touche|autres me rejettent|ami va se suicider|meilleur ami va se suicider
copine se fait mal|copine se coupe|amie mange plus rien|copine mange plus rien|aidez moi pere va me tuer|veux partir cette famille|vivement mort|me sens comme dechet|me sens vide
me sens seul au monde|dors dans rue|mere me a abandonne|personne me croit|plus personne me calcule|sang me soulage|me suis ouvert veines|me prive manger
ventre me degoute|frere me bat tous jours|parents me ont mis a porte|ai pas envie voir demain|on me a dit creve|on me ignore toute journee|me trouve degoutante`
/** Whoever does something to the pupil, and what: « mon père me frappe ». */
const WHO = 'pere|mere|beau pere|oncle|tonton|frere|cousin|prof|prof sport|parents|il|elle|on|ils'
const DOES = 'frappe|tape|cogne|bat|harcele|insulte|menacent|fait mal|a frappe|a touche|force|humilie|maltraite'

const OPENING = /^(?:je|mon|ma|mes) /
const toSounds = (words: readonly string[]) =>
  words
    .filter(word => word !== '.' && !isSilent(word))
    .map(word => (word === 'm' ? 'me' : word))
    .join(' ')
    .replace(OPENING, '')
    .split(' ')
    .map(toSound)
    .join(' ')
const direct = new Set(CLAUSES.split(/[|\n]/).map(clause => toSounds(clause.split(' '))))
for (const who of WHO.split('|'))
  for (const does of DOES.split('|'))
    for (const said of [`${who} me ${does}`, `${who} me ${does}`.replace('me a ', 'ma ')])
      direct.add(toSounds(said.split(' ')))

/** Whether a sentence is one that says it outright. */
export const saysOutright = (sentence: string): boolean => direct.has(toSounds(splitText(sentence)))

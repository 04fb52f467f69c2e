import { fold } from '../../words.ts'

const NOTHING = new Set(
  `je j' ne n' sais sait c sé pas plus rien jsp jspr jpp chepa chais chai chépa jsai jsais aucune aucun idee lol mdr ptdr xd bof idk ok oui non d'accord ca me se c'est cest trop dur difficile
  complique comprends compris comprend la le question cours vu on a ai en du tout desole pardon aidez aide aider moi svp stp s'il vous te plait
  merci flemme comme tg wesh quoi pourquoi hein euh heu et l' d' est qu' que quel monsieur madame j'ai jai reponse c' t' ca les cette
  vraiment encore dans ce truc un peu chose ouais nan bah ben beh bjr bonjour salut help please passe suivant suivante oublie oublié souviens m' appris apprendre revise pu fait faire ni une
  koi koua pk pq rep reps wsh frere bro nope no yes ?`
    .split(/\s+/)
    .map(fold),
)
const KEYS = /[^aeiouy\d]{5}|^(.)\1+$|^(?:azert|qsdf|wxc|blabla|haha|hihi|asdf|qwer)/

const GIVES_UP =
  /^(?:(?:euh|bah|ben|desole|dsl|pardon|non|moi),? )*(?:(?:je |j'|on )?(?:ne |n')?(?:l'|le |la |en |y |m'en |me )?(?:sais?|sait|c|comprends?|souviens|rappelle|ai|a|connais) (?:pas|plus|rien|aucune idee)(?: (?:compris|appris|vu|revise|revu|fait|trop|du tout|vraiment|la (?:reponse|question|lecon)|a la question|quoi (?:dire|mettre|repondre|ecrire)|ca|cette lecon|en cours|le cours|trouve|desole|encore|dsl|monsieur|madame))*|aucune? idees?(?: .{0,15})?|c'est (?:trop )?(?:dur|difficile|complique)|c'est trop (?:dur|difficile|complique)|aidez[- ]moi(?: (?:svp|stp|s'il vous plait))?)[\s.!?…]*$/
const BEGINS_TO =
  /^(?:(?:euh|bah|ben|desole|dsl|pardon|moi),? )*(?:jspr?|jsp|je (?:ne )?sais (?:pas|plus)|aucune idee|j'ai (?:pas|rien) (?:compris|appris|revise))(?![\p{L}]| (?:si|ce|que|qui|quand|comment|ou)\b)/u
/** « Je ne sais pas », in many words: no answer whatever the rubric holds; with a reason behind it where it says nothing else. */
export const givesUp = (text: string, saysSome: boolean): boolean =>
  GIVES_UP.test(fold(text).slice(0, 90)) || (!saysSome && BEGINS_TO.test(fold(text)))

/** Nothing is answered: « je sais pas », « lol », « ??? », keys struck at random; never when a word of the rubric is there. */
export const isNonAnswer = (text: string, isKnown: (word: string) => boolean): boolean => {
  const words = fold(text).match(/[\p{L}\d]+'?/gu) ?? []
  return words.every(word => !isKnown(word) && (NOTHING.has(word) || (!/\d/.test(word) && KEYS.test(word))))
}

/** Orders to a machine are no part of an answer. */
const ORDERS =
  /\b(?:ignore[rz]?|oublie[rz]?)\b.{0,30}\b(?:consigne|instruction|regle|precedent)|\bsystem\b|\bprompt\b|\bscore\b|\breponds?\b.{0,12}\bcorrect\b|\bthe (?:pupil|student|answer) is\b|\btu es (?:un|une) (?:ia|assistant|correcteur)|\bmots attendus\b|\bmets?[- ]moi (?:juste|correct|20)\b|\bverdict\b|\bcompte (?:juste|bon|correct)\b|\b(?:attribue|donne|mets?|accorde)[- ](?:lui|moi|nous) (?:tous |toutes |le |la |les |des |un |une |de )*(?:points?|notes?|maximum|max)\b|^ ?(?:systeme?|correcteur|ia|robot|machine|professeur|prof) ?:|^valide[rz]?\b|\bne lis(?:ez)? pas (?:la suite|le reste|ma reponse|cette reponse)\b|(?<!\b(?:je|tu|on) )\b(?:reponds|dis|ecris|mets|marque) (?:juste |moi )?que c'est (?:bon|juste|correct)\b|\bcette reponse est (?:juste|correcte|bonne|vraie)\b|\b(?:this|my) answer\b/

/** A text without the sentences that give orders, and whether there were any. */
export const withoutOrders = (text: string): { text: string; orders: boolean } => {
  const sentences = text.split(/(?<=[.!?\n])\s+/)
  const kept = sentences.filter(sentence => !ORDERS.test(fold(sentence)))
  return { text: kept.join(' '), orders: kept.length < sentences.length }
}

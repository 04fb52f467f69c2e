import { fold } from '../../words.ts'

/** Stems of verbs in -er, folded. */
const REGULAR = `calcul developp factoris simplifi conjugu complet determin trouv donn recopi compar rang class trac represent mesur
montr demontr prouv justifi expliqu verifi indiqu precis nomm cit identifi relev soulign entour encadr surlign transform remplac
redig resum present analys reli associ plac situ observ exprim evalu estim effectu pos decompos racont invent imagin accord coch
corrig legend schematis formul propos interpret memoris recit prepar cherch ecout enumer reper utilis realis rappel comment etudi
distingu ajout arrang copi dessin not gradu colori barr separ regroup emploi employ imit conclu commenc explicit argument augment diminu multipli additionn soustrai divis list`
const OTHERS = `resous resoudre resolvez reduis reduire reduisez convertis convertir convertissez ecris ecrire ecrivez construis
construire construisez deduire deduisez decris decrire decrivez definis definir definissez traduis traduire traduisez lis lire lisez
relis relire relisez reponds repondre repondez mets mettre mettez choisis choisir choisissez apprends apprendre apprenez fais faire
faites dis dire dites arrondis arrondir arrondissez reecris reecrire reecrivez etablis etablir etablissez remplis remplir remplissez
conclure concluez write put fill make complete find answer read use choose match translate ask say give tick underline circle listen
escribe escribir completa completar conjuga conjugar traduce traducir contesta responde rellena elige lee pon
schreib schreibe schreibt erganze erganzt ubersetze ubersetzt bilde bildet antworte lies setze setzt
combien quel quelle quels quelles qui que pourquoi comment ou quand lequel laquelle lesquels lesquelles what who where when why how`
const words = (list: string) => list.split(/\s+/).filter(Boolean)
const STARTS = `(?:(?:${words(REGULAR).join('|')})(?:e|es|ez|er|ons|s)?|${words(OTHERS).join('|')})(?![\\p{L}])`

const LINK = '(?:puis|et|ensuite|enfin|maintenant|alors)(?: |, )'
const INSTRUCTION = new RegExp(`^[^\\p{L}\\p{N}]*(?:${LINK})?(?:n'|ne |les? |la |l'|s')?${STARTS}`, 'u')
const ADVERB = /^[^\p{L}]*(?:en |a l'aide|a partir|sans|dans|au |pour|avec|d'apres|selon|si |sachant|puis)/u
const MIDDLE = new RegExp(`(?:[,:] ?(?:puis |et )?| puis )${STARTS}`, 'u')

/** A sentence that asks something: an imperative, the infinitive of a statement, or a question. */
export const asks = (sentence: string): boolean => {
  const plain = fold(sentence)
  return plain.includes('?') || INSTRUCTION.test(plain) || (ADVERB.test(plain) && MIDDLE.test(plain))
}

const BREAK = /(?<=[^\s.]\s?[.!?…]|[?!.]\s?[»"])\s+(?=[\p{Lu}«"“¿¡])/u
const INITIAL = /(?:^|[\s(])(?:M|Mme|Mlle|Dr|St|Ste|av|p|ex|etc|cf|[A-Z])\.$/

/** The sentences of a text; « M. Dupont » stays whole. */
export const splitSentences = (text: string): string[] => {
  const sentences: string[] = []
  for (const part of text.split(BREAK)) {
    const last = sentences.at(-1)
    if (last !== undefined && INITIAL.test(last)) sentences[sentences.length - 1] = `${last} ${part}`
    else if (part.trim() !== '') sentences.push(part.trim())
  }
  return sentences
}

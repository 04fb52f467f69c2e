import { rememberLately } from '@ariane/activities/api'
import { fold } from '../../words.ts'
import { isTyped, spelledOut } from '../spelled-out.ts'

/** Stems of verbs in -er, folded. */
const REGULAR = `calcul developp factoris simplifi conjugu complet determin trouv donn recopi compar rang class trac represent mesur
montr demontr prouv justifi expliqu verifi indiqu precis nomm cit identifi relev soulign entour encadr surlign transform transpos remplac
redig resum present analys reli associ plac situ observ exprim evalu estim effectu pos decompos racont invent imagin accord coch
corrig legend schematis formul propos interpret memoris recit prepar cherch ecout enumer reper utilis realis rappel comment etudi
distingu ajout arrang copi dessin not gradu colori barr separ regroup emploi employ imit conclu commenc explicit argument augment diminu
multipli additionn soustrai divis list localis caracteris illustr equilibr nomm ordonn reconstitu enonc revis termin regard continu
recherch apport oubli appliqu modifi ecriv detaill encod numerot selectionn elimin qualifi discut critiqu jug pens tri delimit
ajust reformul synthetis hierarchis confront evoqu signal mentionn rectifi prolong exploit expos`
const OTHERS = `resous resoudre resolvez reduis reduire reduisez convertis convertir convertissez ecris ecrire ecrivez construis
construire construisez deduire deduisez deduis decris decrire decrivez definis definir definissez traduis traduire traduisez lis lire
lisez relis relire relisez reponds repondre repondez mets mettre mettez remets remettre remettez choisis choisir choisissez apprends
apprendre apprenez fais faire faites dis dire dites arrondis arrondir arrondissez reecris reecrire reecrivez recris recrire recrivez
etablis etablir etablissez remplis remplir remplissez rends rendre rendez conclure concluez conclus concluer reproduis reproduire reproduisez
agrandis agrandir reunis reunir introduis produis produire produisez finis finir finissez enrichis enrichir inscris inscrire inscrivez extrais extraire extrayez reconnais reconnaitre reconnaissez soustrais soustraire
write rewrite put fill make complete find answer read use choose match translate ask say give tick underline circle listen describe
explain correct order imagine conjugate compare turn change transform label name look learn circle draw add insert replace rearrange rephrase guess combine join summarise summarize underline practise discuss
escribe escribir completa completar conjuga conjugar traduce traducir contesta contestar responde responder rellena rellenar elige lee leer
pon transforma relaciona ordena corrige describe forma busca cambia subraya senala indica redacta inventa cuenta presenta sustituye clasifica habla imagina
schreib schreibe schreibt erganze erganzt ubersetze ubersetzt bilde bildet antworte lies setze setzt beantworte konjugiere ordne verbinde
beschreibe korrigiere fulle lerne lernt nenne nennt finde erzahle mach mache suche sammle kreuze markiere unterstreiche vergleiche wahle erklare notiere verwende ersetze formuliere stell stelle
study revise prepare aprende aprender haz hacer mira escucha estudia busca explica di prepara
combien quel quelle quels quelles pourquoi comment lequel laquelle lesquels lesquelles`
/** They begin a question only where a question mark ends it. */
const ASKING =
  /^[^\p{L}]{0,20}(?:qui|que|qu'|ou|quand|a qui|a quoi|de qui|de quoi|en quoi|what|who|where|when|why|how|which|can|do|does|did|is|are)\b/u
const words = (list: string) => list.split(/\s+/).filter(Boolean)
const STARTS = `(?:(?:${words(REGULAR).join('|')})(?:e|es|ez|er|ons)|${words(OTHERS).join('|')}|calculs?(?= *:))(?![\\p{L}])`

const LINK =
  '(?:puis|et|apres(?: ca)?|ensuite|enfin|maintenant|alors|bonus|attention|et pour finir|pour finir|a present|then|next|finally|now|and now|luego|ahora|despues|por ultimo|dann|jetzt|danach|zum schluss)(?: ?: ?| |, )'
const INSTRUCTION = new RegExp(`^[^\\p{L}\\p{N}]{0,20}(?:${LINK})?(?:n'|ne |les? |la |l'|s'|se |en )?${STARTS}`, 'u')
/** « Sujet : raconte… » */
const TITLED = new RegExp(`^[^:.?!]{1,40}(?: ?: ?| [-–—] )${STARTS}`, 'u')
const UNTITLED =
  /^[^\p{L}]{0,20}(?:exemple|ex\b|rappel|aide|indice|donnee|methode|remarque|note|nb|coup de pouce|correction|reponse)/u
/** « Vous raconterez… » */
const FUTURE = /^[^\p{L}]{0,20}(?:vous|tu) (?:vous |te |t'|y |en |le |la |les |l')?\p{L}+r(?:ez|as)\b/u
const ADVERB =
  /^[^\p{L}]{0,20}(?:en |a l'aide|a partir|sans|dans|au |aux |a la |pour|avec|d'apres|selon|si |sachant|puis|sous |sur |on (?:note|admet|sait|place|prend|donne|suppose|appelle|ajoute)|qcm|vrai ou faux)/u
const MIDDLE = new RegExp(`(?:[,:.;] ?(?:puis |et )?| puis | ensuite )${STARTS}`, 'u')
/** « f(x) = 5x − 3 calcule f(2) », as pupils type. */
const BEHIND_FORMULA = new RegExp(`=.{0,30}[\\d)²³] ${STARTS}`, 'u')
const INVERTED = /\p{L}-(?:t-)?(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)\b[^.!]*$/u
const TRUTH = /^[^\p{L}]{0,20}(?:vrai ou faux|true or false|verdadero o falso|richtig oder falsch)\s*[:.]/u

/** « finir (nous) » is no order to finish. */
const TO_FILL =
  /^[\p{L}' -]{2,25}\((?:[^()]*\b)?(?:je|j'|tu|il|elle|on|nous|vous|ils|elles|yo|ella|nosotros|ellos|ich|du|wir|ihr|sie|we|they|he|she)\b[^()]*\)/u

/** What somebody else says asks the pupil nothing. */
const QUOTED = /«[^«»]*»|“[^“”]*”|"[^"]*"/g
/** « Formule A : 8 € » names something, where « Formule une hypothèse » asks. */
const NAMED =
  /^[^\p{L}]{0,20}(?:voici (?:un|le) |on (?:considere|donne) le |soit le )?(?:formule|note|liste|figure|carte|exemple|mesure|echelle|legende|programme(?: de calculs?)?(?: suivant)?)s? ?(?:[a-z]|n?°? ?\d{1,2})? ?:/u
/** « Le match commence à 15 h 30. » orders nothing. */
const THE_MATCH = /^[^\p{L}]{0,20}(?:le|les|un|ce) match/u
/** « La formule chimique du propane est C₃H₈. » tells one. */
const THE_FORMULA = /^[^\p{L}]{0,20}la formule (?:\p{L}+ )?(?:de |du |des |d')[^.]*\best\b/u
/** « Some or any? », « ¿Ser o estar? » name an exercise. */
const CHOICE_TITLE = /^[^\p{L}]*[a-zñ]+(?: [a-z]+)? (?:or|o|oder) [a-zñ]+(?: [a-z]+)? ?\?$/u
/** « Leçon à apprendre » */
const TO_DO =
  /\ba (?:preparer|apprendre|reviser|faire|terminer|finir|lire|recopier|mettre|conjuguer|calculer|transformer|completer|resoudre)\b[^:?]*:?$/u
const NARRATES = /!["»”\s]*$/u
/** « Relevé des températures », « Données : … » name what is told. */
const DONE =
  /^[^\p{L}]{0,20}(?:(?:[Rr]elev|[Cc]lass|[Tt]abl|[Rr][ée]sum)(?:é|ée|és|ées)|[Dd]onnées|[Tt]ableau|[Rr]elevés?)(?![\p{L}])[^?]*$/u
/** « Conditionnel présent : » is all that an exercise of conjugation says. */
const TENSE_ALONE =
  /^[^\p{L}]*(?:(?:au |l'|le )?(?:present|imparfait|futur|passe compose|passe simple|conditionnel|subjonctif|imperatif|plus-que-parfait|past simple|present simple|present continuous|present perfect|prasens|prateritum|perfekt|preterito|presente|imperfecto)(?: (?:simple|present|de l'indicatif|du conditionnel|du subjonctif|indefinido|perfecto|de indicativo|anterieur))*) ?:$/u
export const isTenseAlone = (head: string): boolean => TENSE_ALONE.test(fold(head).trim())

/** « Même question avec 180. », « pareil pour 180 » */
const SAME_AGAIN =
  /^[^\p{L}]*(?:pareil|idem|meme (?:question|chose|consigne|calcul)|fais (?:pareil|de meme)|de meme) (?:pour|avec|si)\b/u
/** A sentence that asks something: an imperative, the infinitive of a statement, or a question. */
export const asks = rememberLately((sentence: string): boolean => {
  const plain = fold(spelledOut(sentence)).replace(QUOTED, '«»')
  if (TO_FILL.test(plain) || DONE.test(sentence) || CHOICE_TITLE.test(plain)) return false
  if (plain.includes('?') || TRUTH.test(plain)) return true
  if (isTenseAlone(sentence) || SAME_AGAIN.test(plain)) return true
  if (isTyped(sentence) && /\b(?:combien|quelle est|pourquoi|est-ce qu)/.test(plain)) return true
  if (ASKING.test(plain) && INVERTED.test(plain)) return true
  if (NARRATES.test(plain) && /^[^\p{L}]{0,20}quel/u.test(plain)) return false
  if (NAMED.test(plain) || THE_MATCH.test(plain) || (THE_FORMULA.test(plain) && !/[?:]/.test(plain))) return false
  if (FUTURE.test(plain) || (TO_DO.test(plain) && plain.length < 80)) return true
  if (TITLED.test(plain) && !UNTITLED.test(plain)) return true
  return INSTRUCTION.test(plain) || BEHIND_FORMULA.test(plain) || (ADVERB.test(plain) && MIDDLE.test(plain))
})

const FOLLOWS =
  /^[^\p{L}]{0,20}(?:(?:bien )?justifi|expliqu(?:e|ez)(?: ta| votre| pourquoi| comment|\s*[.!]|$)|(?:puis )?arrondi|(?:on )?donne(?:r|z|ra)? (?:le|les|la|ta|votre|un|une|deux|trois) (?:resultats?|reponses?|valeur|solution|arrondi|exemples?|quotient|reste|fraction|avis|opinion)|si (?:oui|non)\b|sinon\b|(?:fais|faites|realise|realisez) (?:un|le|ton|votre) (?:petit )?(?:schema|dessin|croquis)\b(?! (?:de|du|d'|des))|mesur(?:e|ez) (?:ensuite )?(?:l'angle|la longueur|le segment|\[)[^.?]{0,25}\.?\s*$|simplifi\w* (?:si|le|au|les|la)|on (?:donnera|arrondira|rappelle|admet|prendra|utilisera|pourra|justifiera|detaillera)|detaill|developp(?:e|ez)\s*[.!]*\s*$|redig\w* (?:ta|votre|soigneusement|bien|correctement|une? (?:phrase|reponse|conclusion))|ecri\w* (?:les etapes|le calcul|ta|votre|une phrase)|repond(?:s|ez|re)? (?:par|en|avec)|verifi\w* (?:ta|votre|les?|ton|tes|vos|tout)|explicit|argument|(?:utilis|emplo[iy])\w* .{0,25}\bmots\b|(?:utilis|emplo[iy])\w* (?:chacun|ces|ce mot|cette|celui|celle|-l)|(?:pourquoi|comment|ou|quand|lequel|laquelle|lesquels|why|how|por que|warum) *\?+|(?:justify|explain)(?: your| why|\s*[.!]|$)|(?:begrunde|justifica)|(?:tu|vous) (?:dois|devez|donner|utiliser|justifier|penser|veiller|ecrir|peux|pouvez|rediger|detailler)|(?:votre|ton) (?:texte|recit|paragraphe|reponse|developpement|devoir|redaction))/u
/** A question or a sentence to pupils in the future, which may also be what an instruction is carried out on. */
export const mayBeItem = (sentence: string): boolean => /\?["»”\s]*$/.test(sentence) || FUTURE.test(fold(sentence))

/** Said of the answer to the question before: « Justifie. » */
export const follows = (sentence: string): boolean => {
  const plain = fold(sentence)
  return FOLLOWS.test(plain) || FUTURE.test(plain)
}

const CONSTRUCTS = /^[^\p{L}]{0,20}(?:puis )?(?:trac|plac|construi|dessin|marqu|report)(?:e|s|er|ez|re|sez)(?![\p{L}])/u
const ADDS_POINT = /^[^\p{L}]{0,20}(?:puis )?(?:plac|marqu|nomm|appel|report)(?:l?e|er|l?ez)(?![\p{L}])/u
const SAYS_OF = /^[^\p{L}]{0,20}que (?:peux-tu|peut-on|pouvez-vous) (?:dire|constater|conjecturer)(?: [^?]*)?\?/u
/** « Trace … Place un point M … Que peux-tu dire de MA ? » is one construction. */
export const goesOnConstructing = (before: string, sentence: string): boolean =>
  CONSTRUCTS.test(fold(before)) && (ADDS_POINT.test(fold(sentence)) || SAYS_OF.test(fold(sentence)))

const LOOKS =
  /^[^\p{L}]{0,20}(?:lis|lisez|lire|relis|relisez|observe|observez|observer|ecoute|ecoutez|regarde|regardez|read|look at|listen|lee|escucha|observa|lies|hor)\b/u
const AND_ANSWER =
  /^[^.?!]*?(?:\b(?:puis|et|and|then|y|und)\b[^.?!]{0,20}\b(?:repond\w*|answer|contesta|responde|beantworte|antworte)\b[^.?!]*)[.:]?\s*$/u
const ANOTHER_TASK = new RegExp(`(?: et | puis |, | and | y | und )${STARTS}`, 'u')
/** « Lis le texte (puis réponds aux questions) » : what comes is to be read; it is no question where others follow. */
export const looks = (sentence: string): boolean => {
  const plain = fold(sentence).trim()
  return LOOKS.test(plain) && (AND_ANSWER.test(plain) || !ANOTHER_TASK.test(plain))
}

/** « Compare : un Américain consomme … » tells what the questions below are about. */
const COMPARED = /^[^\p{L}]{0,20}compare[rz]? ?: ?\p{L}[^:]{20,}[.]\s*$/u
/** « Mesurer », « Repères », « Géométrie – à faire sur feuille » name a sheet; sentences to translate stand below an order. */
const ONE_WORD =
  /^[^\p{L}]*(?!(?:tradui|transform|conju|mett?|reec|corr|recop|complet|accord|ecri|transpos))\p{L}{4,}[ .]*$/u
const SHEET =
  /^[^\p{L}\d]*\p{L}+(?: \p{L}+){0,3} [-–—:(] ?(?:[àa] faire|[àa] rendre|travail|devoir|sans|avec)(?![\p{L}])[^.?!:]*$/u
/** A line that would ask by its word alone, over questions that ask by themselves. */
export const namesSheet = (line: string): boolean => {
  const plain = fold(line).trim()
  return ONE_WORD.test(plain) || SHEET.test(plain)
}
/** Data behind « Compare : », for questions below. */
export const givesComparison = (sentence: string): boolean => COMPARED.test(fold(sentence).trim())

const REPLY = /repond|answer|contesta|responde|antworte|questions\b|preguntas|fragen|phrase complete/
/** « Réponds aux questions » : what follows may ask by itself. */
export const wantsReplies = (text: string): boolean => REPLY.test(fold(text))

const WHOLE =
  /\b(?:reli(?:e|es|ez|er)|associ(?:e|es|ez|er)|class(?:e|es|ez|er)|rang(?:e|es|ez|er)|ordonn|tri(?:e|es|ez|er)\b|match|relaciona|ordena|ordne|verbinde|apparie|fais correspondre)/
/** One thing is done to all that follows: « Relie », « Classe ». */
export const takesAll = (text: string): boolean => WHOLE.test(fold(text))

const CHOOSE =
  /\b(?:qcm|coche|entoure|choisis|choisir|choisissez|choose|tick|circle|elige|bonne reponse|reponse exacte|kreuze)/
/** « Coche la bonne réponse » : what follows a question are its options. */
export const wantsChoice = (text: string): boolean => CHOOSE.test(fold(text))

const EACH =
  /\b(?:phrases?|suivante?s?|chaque|chacune?|mots|verbes?|sentences?|following|words|verbs?|questions?|equations?|expressions?|ci-dessous|frases?|satze|verben|affirmations?|egalites?|nombres|gaps|oraciones)\b|:\s*$|vrai ou faux|true or false/
/** Something is done to each of what follows. */
export const takesEach = (text: string): boolean => EACH.test(fold(text))

const SENTENCES =
  /\b(?:phrases|sentences|frases|oraciones|satze|vrai ou faux|true or false|verdadero o falso|richtig oder falsch)\b[^:]*:\s*$/u
/** « Turn into questions: », « Setze ins Perfekt: », « Mets à la forme négative : » */
const CHANGES =
  /\b(?:turn|put|change|rewrite|transform|make|setzt?e?|bilde|pon|transforma|cambia|mets|mettre|mettez|transforme[rz]?|transpose[rz]?|reecri\w*)\b[^:]{0,40}\b(?:questions?|negative|interrogative|interrogativa|negativa|affirmative|passive|passiva|active|past|present|future|futur|perfect|plural|perfekt|prateritum|pluriel|singulier|feminin|passe compose|passe simple|imparfait|futur simple|plus-que-parfait|preterito|presente|imperfecto)\b[^:]{0,30}:\s*$/u
const ONE_TEXT =
  /\b(?:texte|text|texto|dialogue|paragraphe|passage|extrait|lignes|recit|ordre|order|orden|reli|une seule phrase|la phrase|cette phrase|the sentence|gn|groupes? nomina\w*)\b/u
/** « Mets les phrases suivantes au pluriel : »: each sentence behind it is one. */
export const isSentenceList = (head: string): boolean =>
  (SENTENCES.test(fold(head)) || CHANGES.test(fold(head))) && !ONE_TEXT.test(fold(head))

const FILLS_IN = /\b(?:complet|fill|erganz|rellen)/
/** « Complète le dialogue » */
export const fillsIn = (text: string): boolean => FILLS_IN.test(fold(text))

const DATA = /\b(?:voici|programme|algorithme|recette|donnees|informations|materiel|vocabulaire|legende)\b[^?]*:?\s*$/
/** What follows are data: the steps of a programme of calculation. */
export const announcesData = (text: string): boolean => DATA.test(fold(text))

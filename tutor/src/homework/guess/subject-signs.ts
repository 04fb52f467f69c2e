import type { Subject } from '@ariane/shared/catalogue'
import { fold } from '../../words.ts'

/** What in the form of a statement tells its subject, and how much; the words of lessons tell the rest. */
const SIGNS: [Subject, number, RegExp][] = [
  [
    'Mathématiques',
    3,
    /\b(?:calcul(?:e|er|ez) (?:mentalement|l'expression|les expressions)|developp(?:e|er|ez) (?:et redui|l|les|puis|:)|factoris|equations?\b(?! (?:bilan|de (?:la )?reaction|chimique))|theoreme|pythagore|thales|pgcd|perimetre|fonction [a-z]\b|f\(x\)|abc\b|triangle|parallelogramme|fractions?\b|nombres? premiers?|probabilite|mediane|mediatrice|programme de calcul|ordre (?:de)?croissant|proportionnalite|antecedent|division euclidienne|ecriture scientifique|notation scientifique|arrondi|losange|multiples?|diviseurs?)/g,
  ],
  ['Mathématiques', 2, /\b\d+(?:,\d+)?\s?[-+−×÷*:]\s?\(?[-−]?\d|\d[a-z]\s?[-+−=]|\d\/\d|[a-z]²|√/g],
  [
    'Mathématiques',
    1,
    /\b(?:calcul(?:e|er|ez)|combien (?:coute|paie|lui rend|y a-t-il)|€|aire|volume|longueur|moyenne|pourcentage)/g,
  ],
  [
    'Physique-Chimie',
    3,
    /\b(?:resistance|tension|intensite|dipole|ohm|circuit|volts?|amperes?|masse volumique|energie cinetique|puissance|poids\b.*\bmasse|molecules?|atomes?|ions?\b|ph\b|acide|reactifs?|combustion|equilibr(?:e|er|ez)|dioxygene|gaz\b|solubilite|dissoudre|ebullition|fusion|solidification|vitesse du son|gravitation|n\/kg|kwh|melange|etat physique|formule chimique|force)/g,
  ],
  ['Physique-Chimie', 2, /\d\s?(?:ma|kv|ω|n\/kg|km\/h|m\/s|kwh|g\/l|g\/cm3|g\/cm³|w)\b|\b(?:h2|o2|co2|ch4|h2o)\b|→/g],
  [
    'SVT',
    3,
    /\b(?:cellules?|chromosomes?|genes?\b|alleles?|adn\b|mitose|seismes?|volcans?|volcanique|plaques?\b|dorsale|magma|photosynthese|germination|graines?|vegeta(?:l|ux)|animaux|especes?|digesti(?:f|on)|respiration|cardiaque|muscles?|hormones?|puberte|anticorps|antigenes?|microbes?|vaccin|ecosysteme|biodiversite|sol\b|fossile|selection naturelle|organes?|sang\b|poumons?|climat)/g,
  ],
  [
    'Français',
    3,
    /\b(?:conjugu(?:e|er|ez)|imparfait|passe (?:simple|compose)|subjonctif|conditionnel|participe|voix passive|discours indirect|nature (?:des|du|de)|fonction (?:des mots|du mot|du groupe|grammaticale)|complements?|cod\b|coi\b|adjectifs?|adverbes?|pronoms?|homophones?|figure de style|metaphore|narrateur|poeme|poete|vers\b|strophe|recit\b|redaction|roman\b|conte\b|fable|personnages?|champ lexical|synonyme|antonyme|dictee|orthographe|accord(?:e|er|ez)|au pluriel|au feminin|ponctuation|proposition subordonnee|indicatif|souvenir|fiche de lecture|grammaire|lecture)/g,
  ],
  [
    'Français',
    3,
    /complet\w* .{0,25}\b(?:a ou a|et ou est|on ou ont|son ou sont|ces|ses|c'est|s'est|ou ou ou|ce ou se)\b/g,
  ],
  [
    'Anglais',
    4,
    /\b(?:put the|the verbs?|fill in|answer the|true or false|translate into|past simple|present perfect|simple past|write (?:a|the)|en anglais|read the|complete (?:with|the)|choose the|match the|rewrite|exercise|have got|irregular verbs)\b/g,
  ],
  ['Anglais', 1, /\b(?:the|is|are|you|she|he|they|what|where|have|does|do|my|his|with|and|it|for|was|were)\b/g],
  [
    'Espagnol',
    4,
    /¿|\b(?:ejercicio|completa|conjuga|traduce|contesta|escribe|en espagnol|ser o estar|preterito|verbos|frases|pretérito)\b/g,
  ],
  ['Espagnol', 1, /\b(?:el|los|las|una|yo|nosotros|ellos|que|con|esta|vive|tiene|por|muy)\b/g],
  [
    'Allemand',
    4,
    /\b(?:ubung|aufgabe|erganze|schreibe|bilde|setze|ubersetze|beantworte|en allemand|perfekt|satze|verben|ins deutsche)\b/g,
  ],
  ['Allemand', 1, /\b(?:ich|du|er|wir|ihr|sie|der|die|das|und|ist|nach|mit|wo|wie|nicht|haben|sein)\b/g],
  [
    'Histoire',
    3,
    /\b(?:guerre|roi\b|rois|empereur|empire\b|revolution|bastille|napoleon|charlemagne|louis xiv|rome\b|athenes|grec(?:s|que)?s?\b|croisades?|seigneur|feodal|moyen age|siecle|declaration des droits|poilus?|tranchees?|vichy|resistance\b.*\boccupation|mur de berlin|guerre froide|totalitaire|nazi|colonies?|cesar|islam|frise|monarchie|monarque|republique romaine|lumieres\b)/g,
  ],
  [
    'Géographie',
    3,
    /\b(?:carte|planisphere|croquis|metropoles?|mondialisation|littora(?:l|ux)|migrants?|migrations?|tourisme|developpement durable|population|aire urbaine|espace|paysage|ville|megalopoles?|ftn\b|zip\b|territoires?|agriculture|desert|localis)/g,
  ],
  [
    'EMC',
    3,
    /\b(?:laicite|citoyen(?:s|nete|ne)?|vot(?:e|er|ez)\b|election|democratie|discrimination|egalite|droits de l'enfant|loi\b|constitution|defense|engagement|valeurs de la republique|equite|solidarite|liberte d'expression)/g,
  ],
]
const MOST_EACH = 4

/** Points of each subject that the form and the words of a statement give. */
export const weighSigns = (text: string): Map<Subject, number> => {
  const plain = fold(text)
  const points = new Map<Subject, number>()
  for (const [subject, weight, pattern] of SIGNS) {
    const found = Math.min(MOST_EACH, plain.match(pattern)?.length ?? 0)
    if (found > 0) points.set(subject, (points.get(subject) ?? 0) + weight * found)
  }
  return points
}

import { rememberLately } from '@ariane/activities/api'
import { CHAT } from './chat.ts'

/** What only a pupil types: « cb », « c koi », « jdoi », « g 1 exo », « lair », « é » for « est ». */
const TYPED =
  /(?<![\p{L}\d'’])(?:cb|cmb|combi1|conbien|kombien|koi|ki|kel(?:le)?|keske?|pk|pkoi|pq|prk|tps|pr|ds|dan|jdoi[st]?|jdois?|jfai[st]?|jai|g|c(?!['’])|ya|qd|bcp|stp|svp|slt|bjr|mci|é|dvp|dvlp|exo|dm\d?|ex\d|kil|pareil|jy|limparfait|ecris en lettre|svp|cest|anglai|franc[eé]|preterit|inter+ogati[fv]e?|moyene|perimetr|volum|(?<![Ii]l )faut(?= \p{Ll}+(?:er|re)(?![\p{L}]))|fo(?= \p{Ll}+er)|lion|lair|langle|lexpression|lequation|limage|laire|metre(?= (?:a|au|les?|en) )|volumik|masse volumik|tt|avc|calcul moi|(?<!\p{L}{1,3} )calcul(?= (?:sa|son|la|le|les|l')(?!\p{L}))|proba|trouv|vitess|jsui|chui|expliké|dedan|f[eé]|kombien|pourcen|dev et|foi|\p{Ll}+iké|darete|metre les)(?![\p{L}\d])|\?{2,}|!{2,}|(?<=\s)\p{Ll}+ik(?:e?)(?![\p{L}])|(?<![\p{L}])(?:Cb|Ds|Jdoi|Bjr|Slt|Pk|C koi|Stp|Svp)(?![\p{L}])/u

const SPELLINGS: [RegExp, string][] = [
  [
    /(?<!\p{L})([dl])(angle|ohm|air|eau|aire|image|energie|énergie|equation|équation|expression|intensite|intensité|ion|atome|imparfait|impératif|imperatif|indicatif|infinitif|hypotenuse|hypoténuse|electron|électron|echelle|échelle|etendue|étendue)(s?)(?!\p{L})/giu,
    "$1'$2$3",
  ],
  [
    /(?<!\p{L})(?:jdoi[st]?|je doi[st]?|faut|il faut|fo|je dois|on doit|on me demande de)(?= (?:\p{L}+(?:er|re|ir)|calcul\p{L}*|mettre|metre|conjugu\p{L}*)(?!\p{L}))/giu,
    '',
  ],
  [/(?<!\p{L})metre(?= (?:les?|la|ces|ses|en|au|à|a) )/giu, 'mettre'],
  [/(?<!\p{L})les? (verbe|phrase|mot|nombre|fraction|calcul)(?= (?:au|à|en|a|suivant))/giu, 'les $1s'],
  [/(?<!\p{L})met(?:re|tre)(?= (?:a|au|à|en|à la|ces|les|l[ea])(?!\p{L}))/giu, 'mettre'],
  [/(?<!\p{L})(?:c|cé|c'est|cest) ?(?:koi|quoi|kwa) (?=[A-Z]{1,3}(?!\p{L}))/gu, '. Calculer '],
  [/(?<=[\p{L}\d)°Ω]) (?:c|cé|c'est|cest) ?(?:koi|quoi|kwa)(?= (?:le |la |l'|son|sa|ses))/gu, '. Quelle est'],
  [/(?<!\p{L})(?:c|cé|c'est|cest|ces) ?(?:koi|quoi|kwa)(?= (?:(?:le|la|son|sa|ses|les)(?!\p{L})|l'))/giu, 'quelle est'],
  [/(?<!\p{L})(?:c|cé|cest) (?:kel|quel|kelle|quelle)(?= )/giu, 'quelle est'],
  [
    /(?<!\p{L})(?:c|cé|c'est|cest) une (baisse|hausse|augmentation|r[eé]duction) de (?:cb|combien) (?:de|en) pour ?cen\p{L}*/giu,
    '. Quel est le pourcentage de $1',
  ],
  [
    /(?<!\p{L})(?:ca|ça|sa|cela) f(?:[eé]|ai[ts]?) (?:quel|kel|combien de|cb de) pour ?cent\p{L}*/giu,
    '. Quel pourcentage cela représente-t-il',
  ],
  [/(?<!\p{L})passe de (\d+(?:,\d+)?) ?(?:euros?|€) a (?=\d)/giu, 'passe de $1 € à '],
  [/(?<!\p{L})kel(?:le)?s?(?!\p{L})/giu, 'quelle'],
  [/(?<!\p{L})(?:cb|cmb|combi1|conbien|kombien|combient)(?!\p{L})/giu, 'combien'],
  [/(?<!\p{L})(?:pk|pkoi|pq|prk|pourkoi)(?!\p{L})/giu, 'pourquoi'],
  [/(?<!\p{L})est ce (?:kil|qu'?il|ke|que)(?!\p{L})/giu, "est-ce qu'il"],
  [/(?<!\p{L})combien (?:il|elle) (?:y )?(?:en )?a (?:d'|de )[eé]lectrons?/giu, "Combien d'électrons possède-t-il ?"],
  [/(?<=ion [^.?\n]{0,25})combien d'électrons possède-t-il/giu, ": combien d'électrons possède l'ion"],
  [/(?<!\p{L})combien (?:il|elle) a (de )(\p{L}+)/giu, 'Combien $1$2 possède-t-il ?'],
  [/(?<!\p{L})(?:ca|ça|sa) (?:f[eé]|fai|fais)(?!\p{L})/giu, 'cela fait'],
  [/(?<!\p{L})(?:il|elle|ca|ça) p[eè]se(?:rai[ts]?)? (?:cb|combien)/giu, '. Quelle est sa masse'],
  [/(?<=\d |combien de )foi(?!\p{L})/giu, 'fois'],
  [
    /(?<!\p{L})1 (?=(?:classe|personne|voiture|boite|boîte|salle|ville|pizza|tarte|plante|pile|lampe)(?!\p{L}))/giu,
    'une ',
  ],
  [
    /(?<!\p{L})1 (?=(?:autre|objet|livre|sac|rectangle|triangle|cercle|cube|train|v[eé]lo|cycliste|magasin|jeu|groupe)(?!\p{L}))/giu,
    'un ',
  ],
  [/(?<!\p{L})d(ar[eê]te|un|une)(?!\p{L})/gu, "d'$1"],
  [/(?<!\p{L})(?:dev(?:elop)?|dvp|d[eé]velop{1,2}[eé]?)(?= (?:et|é|puis) r[eé]dui)/giu, 'développer'],
  [/(?<!\p{L})r[eé]duire?(?= ?:)/giu, 'réduire'],
  [/(?<!\p{L})pese(?!\p{L})/giu, 'pèse'],
  [/(?<!\p{L})peserai[ts]?(?!\p{L})/giu, 'pèserait'],
  [/(?<!\p{L})arete(?!\p{L})/giu, 'arête'],
  [/(?<!\p{L})pour ?cen(?:t|tage)?(?!\p{L})/giu, 'pourcent'],
  [/(?<!\p{L})tps(?!\p{L})/giu, 'temps'],
  [/(?<!\p{L})pr(?!\p{L})/giu, 'pour'],
  [/(?<!\p{L})(?:ds|dan)(?!\p{L})/giu, 'dans'],
  [/(?<!\p{L})qd(?!\p{L})/giu, 'quand'],
  [/(?<!\p{L})(?:avc|ac)(?!\p{L})/gu, 'avec'],
  [/(?:(?<=^)|(?<=[.?!,] ))koi(?= (?:le|la|l'))/gu, 'quel est'],
  [/(?<!\p{L})koi(?!\p{L})/giu, 'quoi'],
  [/(?<!\p{L})ki(?!\p{L})/giu, 'qui'],
  [/(?<!\p{L})combien (?:il )?(?:ya|y'a|y a|ia)(?= d)/giu, 'combien y a-t-il'],
  [/(?<=\d ?(?:cm|mm|m|km)) (?=[A-Z]{2} ?=)/gu, ', '],
  [/(?<=\d ?[VAΩW]) (?=[A-Z] ?=)/gu, ' ; '],
  [/(?<!\p{L})ecris en lettres?(?!\p{L})/giu, 'écris en lettres'],
  [/(?<!\p{L})(?:ya|y'a|y a)(?= (?:quel|combien))/giu, 'il y a'],
  [/(?<!\p{L})(?:ya|y'a)(?!\p{L})/giu, 'il y a'],
  [/(?<=[\d\p{L}°²³)]\s)é(?=\s[A-Z]{2} ?=)/gu, 'et'],
  [/(?<!\p{L})é(?= (?:rectangle|isoc[eè]le|[eé]quilat[eé]ral|un|une|de|le|la|[eé]gale?|parall[eè]le))/giu, 'est'],
  [/(?<!\p{L})é(?!\p{L})/giu, 'et'],
  [/(?<!\p{L})cest(?!\p{L})/giu, "c'est"],
  [/(?<!\p{L})c(?= (?:un|une|le|la|du|des|environ|pour|\d))/giu, "c'est"],
  [/(?<!\p{L})(?:ca|ça|sa) (?:fai[ts]?|donne|vaut) combien/giu, 'combien cela fait-il'],
  [/(?<=\p{L}{3})ik(?=e?s?(?!\p{L}))e?/giu, 'ique'],
  [/(?<!\p{L})etre(?!\p{L})/giu, 'être'],
  [/(?<!\p{L})moyene(?!\p{L})/giu, 'moyenne'],
  [/(?<!\p{L})volum(?!\p{L})/giu, 'volume'],
  [/(?<!\p{L})bat{1,2}ement/giu, 'battement'],
  [/(?<!\p{L})vites{1,2}(?!\p{L})/giu, 'vitesse'],
  [/(?<!\p{L})inter{1,2}ogati[fv]e?(?!\p{L})/giu, 'interrogative'],
  [/(?<!\p{L})preterit(?!\p{L})/giu, 'prétérit'],
  [/(?<!\p{L})proba(?!\p{L})/giu, 'probabilité'],
  [/(?<!\p{L})(?:dvp|dvlp|dev)(?= [A-Z\d(])/giu, 'développer'],
  [/(?<!\p{L})trouv(?!\p{L})/giu, 'trouve'],
  [/(?<!\p{L})perim[eè]tr(?!\p{L})/giu, 'périmètre'],
  [/(?<!\p{L})facteur premier(?!\p{L})/giu, 'facteurs premiers'],
  [/(?<!\p{L})produit de facteurs? premier(?!\p{L})/giu, 'produit de facteurs premiers'],
  [/(?<!\p{L})simplifi(?= )/giu, 'simplifie'],
  [/(?<!\p{L})calcul(?= (?:moi|l[ea]|l'|sa|son|A|B|C|\d))/giu, 'calcule'],
  [/(?<!\p{L})calcul(?:e|er) moi(?!\p{L})/giu, 'calcule'],
  [/(?<!\p{L})(?:apres|après|ensuite|et apres) (?=(?:trouv|calcul|donn|d[ée]termin|conver|simplifi|d[ée]dui))/giu, ''],
  [
    /(?<!\p{L})(\d{1,6}|deux|trois|des|combien de) (livre|carton|proton|neutron|electron|électron|eleve|élève|bille|boule|fille|gar[cç]on|facteur|sachet|paquet|boite|boîte|minute|heure|battement|molecule|molécule|atome|euro|jour|annee|année|stylo|cahier|page|place|ticket|personne|bonbon|gateau|point|kilo)(?= (?!s)|[.,?)]|$)/giu,
    '$1 $2s',
  ],
  [
    /(?<!\p{L})(un|une|1|le|la|par|dans un|en une|en 1|en un|chaque) (livre|carton|proton|neutron|electron|électron|eleve|élève|bille|boule|fille|gar[cç]on|facteur|sachet|paquet|boite|boîte|minute|heure|battement)s(?!\p{L})/giu,
    '$1 $2',
  ],
  [/(combien de|combien d'|d'|de) ?(\p{L}+s) plein(?!\p{L})/giu, '$1 $2 pleins'],

  [/(?<!\p{L})(?:il|elle) en a combien(?!\p{L})/giu, "combien d'électrons possède-t-il"],
  [/(?<!\p{L})combien fai[ts]? l'angle/giu, "combien mesure l'angle"],
  [/(?<=l'angle [A-Z]{1,3}) fai[ts]?(?= \d)/gu, ' mesure'],
  [/\?{2,}/g, '?'],
  [/!{2,}/g, '!'],
]

/** Words that the rules of figures read with their accents. */
const ACCENTS: [RegExp, string][] = [
  [/(?<!\p{L})isocele/giu, 'isocèle'],
  [/(?<!\p{L})equilateral/giu, 'équilatéral'],
  [/(?<!\p{L})parallele(?=s?(?!\p{L}))/giu, 'parallèle'],
  [/(?<!\p{L})perimetre/giu, 'périmètre'],
  [/(?<!\p{L})hypotenuse/giu, 'hypoténuse'],
  [/(?<!\p{L}|')equation/giu, 'équation'],
  [/(?<=[dl]')equation/giu, 'équation'],
  [/(?<=(?:du|le|un|son|chaque|au|de|des|les) )cote(?=s?(?!\p{L}))/giu, 'côté'],
  [/(?<=\d) ?(?:degr[eé]s?|deg)(?!\p{L})/giu, '°'],
  [/(?<=\d) ?(?:euros?|eur)(?!\p{L})/giu, ' €'],
  [/(?<!\p{L})definie?(?= par)/giu, 'définie'],
  [/(?<!\p{L})antecedent/giu, 'antécédent'],
  [/(?<!\p{L})electron/giu, 'électron'],
  [/(?<!\p{L})d(une?)(?= \p{L}{3})/gu, "d'$1"],
]

/** Whether a text is typed as pupils type messages. */
export const isTyped = rememberLately((text: string): boolean => TYPED.test(text))

/** A text in plain French: abbreviations of messages are spelled out, politeness falls. Accents are put back where rules read them. */
export const spelledOut = (text: string, typed = isTyped(text)): string => (typed ? fromChat(text) : accented(text))

const ALL = [...CHAT, ...SPELLINGS, ...ACCENTS]
const fromChat = rememberLately((text: string) => rewritten(text, ALL))
const accented = rememberLately((text: string) => rewritten(text, ACCENTS))

const rewritten = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules
    .reduce((spelled, [from, to]) => spelled.replace(from, to), text.replace(/[’‘]/g, "'"))
    .replace(/[ \t]+/g, ' ')
    .replace(/ +(?=\n)|(?<=\n) +/g, '')
    .trim()

import { restoreElisions } from './elide.ts'
import { writeRoman } from './roman.ts'

/** How pupils write in messages, and what is meant; applied in order, before anything is looked up. */
const SPELLINGS: [RegExp, string][] = [
  [/[’ʼ`´]/g, "'"],
  [
    /(?<![\p{L}\p{N}])sl?t(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])wsh(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])wesh(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])salut(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])coucou(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])bonjour(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])bjr(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])hello ariane(?![\p{L}\p{N}])/giu,
    ' ',
  ],
  [
    /(?<!\p{L})(?:c|cé|ces|s|sait|cest|c'est|c est|c'et|ce)\s?(?:koi|quoi|kwa|qoi|coi|quoa)(?!\p{L})|(?<![\p{L}\p{N}])ckoi(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])cékoi(?![\p{L}\p{N}])/giu,
    "c'est quoi",
  ],
  [
    /(?<!\p{L})k(?:es)?(?:k|q)[ei]?\s?(?:c|cé)(?!\p{L})|(?<![\p{L}\p{N}])keske?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])kesk(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])qu'?est[- ]?ce? ?k(?:e|')?/giu,
    "qu'est-ce que ",
  ],
  [
    /(?<!\p{L})(?:pk|pq|pkoi|pkw?a|prk|prq|pcq|pr\s?k(?:oi|wa)|pourkoi|pourqoi|pourquoi?|poukoi|pourkwa|porkoi|pr quoi|pour quoi)(?!\p{L})/giu,
    'pourquoi',
  ],
  [/(?<!\p{L})(?:pcke?|pske?|psk|paske?|parceke|pcke)(?!\p{L})/giu, 'parce que'],
  [/(?<![\p{L}\p{N}])qu'? ?est[- ]?ce(?![\p{L}\p{N}])/giu, "qu'est-ce"],
  [/(?<![\p{L}\p{N}])est ce (?=que|qu'|quon|qui)/giu, 'est-ce '],
  [/(?<!\p{L})(?:koi|kwa|qoi)(?!\p{L})/giu, 'quoi'],
  [/(?<!\p{L})(?:kome(?:nt?)?|komment|cmt|cmnt|com+en|coment|komen|commen)(?!\p{L})/giu, 'comment'],
  [/(?<!\p{L})(?:qd|kan[dt]?|quan)(?!\p{L})/giu, 'quand'],
  [/(?<!\p{L})(?:cb|cmb|combi1|combiin|conbien|kombien|combient)(?!\p{L})/giu, 'combien'],
  [
    /(?<!\p{L})(?:jcp|jcomprend\p{L}*|j['e]? ?(?:compren|conpren|kompren)\p{L}*|jcompr\p{L}*|j['e]? ?pige\p{L}*|jpige|j'?ai pa(?:s)? pigé)(?!\p{L})/giu,
    'je comprends',
  ],
  [/(?<!\p{L})(?:compri|conpri|konpri|compri[st])(?!\p{L})/giu, 'compris'],
  [/(?<!\p{L})(?:ri1|ryen|r1|rient)(?!\p{L})/giu, 'rien'],
  [
    /(?<!\p{L})(?:stp+|svp+|s'?il (?:te|vous) pla[iî]t|sil te plait|please|pls|plz|merci(?: d'avance)?)(?!\p{L})/giu,
    ' ',
  ],
  [/(?<!\p{L})(?:diff|dif|diférence|difference|diferance|differance|diférance)(?!\p{L})/giu, 'différence'],
  [/(?<!\p{L})ds(?!\p{L})/giu, 'dans'],
  [/(?<!\p{L})j['e]? ?confond(?:s|t)?(?!\p{L})/giu, 'je confonds'],
  [/(?<!\p{L})bcp(?!\p{L})/giu, 'beaucoup'],
  // « Le nb de km » is the quantity itself, whatever the lesson calls it.
  [/(?<!\p{L})nb(?:re?)?s?(?!\p{L}| d[e'’])/giu, 'nombre'],
  [/(?<!\p{L})moin(?!\p{L})/giu, 'moins'],
  [/(?<=(?<!\p{L})(?:sa|ça|ca|il|elle|on|qui) )f[ée](?!\p{L})/giu, 'fait'],
  [/(?<!\p{L})kom(?!\p{L})/giu, 'comment'],
  [/(?<!\p{L})(?:pb|pblm|prblm)s?(?!\p{L})/giu, 'problème'],
  [/(?<!\p{L})(?:info|infos)(?!\p{L})/giu, 'information'],
  [/(?<!\p{L})(?:qqch|qqc|qq chose)(?!\p{L})/giu, 'quelque chose'],
  [/(?<![\p{L}\d]|\d )g(?= (?:des?|un|une|la|le|les|du|mal|plein|peur) )/giu, "j'ai"],
  [/(?<![\p{L}\p{N}])3(?:[eè]me|e)(?= personne)/giu, 'troisième'],
  [/(?<![\p{L}\p{N}])1[eè]?re(?![\p{L}\p{N}])/giu, 'première'],
  [/(?<!\p{L})s[ée]cu(?!\p{L})/giu, 'Sécurité sociale'],
  [/(?<!\p{L})dou(?=[\s?!.]*$|\s(?:vient|viennent|ça|ca|il|elle)(?!\p{L}))/giu, "d'où"],
  [/(?<!\p{L})jaille(?!\p{L})/giu, "j'aille"],
  [/(?<!\p{L})tt(?!\p{L})/giu, 'tout'],
  [/(?<!\p{L})ajd(?!\p{L})/giu, "aujourd'hui"],
  [
    /(?<!\p{L})j(utilise|[ée]cris|habite|apprends|oublie|ajoute|enl[èe]ve|arrive|aime|accorde|emploie)(?!\p{L})/giu,
    "j'$1",
  ],
  [/(?<![\p{L}\p{N}])cc(?= de )/giu, 'complément circonstanciel'],
  [/(?<!\p{L})d(une?)(?!\p{L})(?<!(?:la|une|les|des|cette|chaque) dune)/giu, "d'$1"],
  [/(?<!\p{L})([dl])(autre|autres)(?!\p{L})/giu, "$1'$2"],
  [/(?<!\p{L})cest(?!\p{L})/giu, "c'est"],
  [/(?<!\p{L})cetait(?!\p{L})/giu, "c'était"],
  [/(?<!\p{L})quon(?!\p{L})/giu, "qu'on"],
  [/(?<!\p{L})jai(?!\p{L})/giu, "j'ai"],
  [/(?<=(?:dans|de|à|a|par|avec) )lue(?!\p{L})/giu, "l'ue"],
  [/(?<!\p{L})(?:cest|cet)(?= (?:un|une|le|la|les|quoi|qui|pas|bien|des|du|pour) )/giu, "c'est"],
  [/(?<!\p{L})([dl])(angle|ohm|air|eau|énergie|energie|oxygène|oxygene|équation|equation)(?!\p{L})/giu, "$1'$2"],
  [/(?<!\p{L})(?:ex|exempl|exemp|exenple)(?!\.?\p{L})/giu, 'exemple'],
  [/(?<!\p{L})(?:def|déf|defini(?:ss?ion|tion)|définision)(?!\p{L})/giu, 'définition'],
  [/(?<!\p{L})exos?(?!\p{L})/giu, 'exercice'],
  [/(?<!\p{L})jsp(?!\p{L})/giu, 'je ne sais pas'],
  [/(?<!\p{L}|\d )(?:g|jé|j é)(?= (?:pas?|rien|tjs|toujours|oublié|oublie)(?!\p{L}))/giu, "j'ai"],
  [/(?<!\p{L})kel(?:le)?s?(?!\p{L})/giu, 'quel'],
  [/(?<!\p{L})ki(?!\p{L})/giu, 'qui'],
  [/(?<!\p{L})(?:ke|q)(?= (?:\p{L}{2}))/giu, 'que'],
  [/(?<!\p{L})(?:chai|ché|sé|ché|je sais|jsais|jsai) pas?(?!\p{L})/giu, 'je ne sais pas'],
  [/(?<!\p{L})(?:a koi sa|a quoi sa|a quoi ca|à quoi sa)(?!\p{L})/giu, 'à quoi ça'],
  [/(?<!\p{L})sa(?= (?:sert|veut|veu|fait|marche|donne|vaut|change|s'|se |dépend))/giu, 'ça'],
  [/(?<!\p{L})(?:ve|veu)(?= (?:di[rt]e?|dir)(?!\p{L}))/giu, 'veut'],
  [
    /(?<!\p{L})c(?= (?:une?|le|la|les|des|du|pas|pour|bien|vraiment|plus|moins|lequel|laquelle|quel|quelle|faux|juste|grave|possible|obligatoire|comme|tout|si|ca|ça|en|normal|toujours|obligé|dur|trop|qui|vrai|quand|ou|où|comment|combien|lequel|laquelle|l'))/giu,
    "c'est",
  ],
  [/(?<!\p{L})c ?t(?= (?:une?|le|la|les|qui|quand|quoi|quel\p{L}*|comment|pourquoi|tous|pas|en))/giu, "c'était"],
  [/(?<!\p{L})apartir(?!\p{L})/giu, 'à partir'],
  [/(?<!\p{L})db(?!\p{L})/giu, 'décibels'],
  [/(?<!\p{L})(?:nn|nan)(?=[\s?!.]*$)/giu, 'non'],
  [
    /(?<!\p{L})mm(?= (?:angles?|choses?|temps|tailles?|forme|mesures?|nombre|signe|sens|longueurs?)(?!\p{L}))/giu,
    'mêmes',
  ],
  [/(?<!\p{L})(?:tjs|tjr|tjrs|tj)(?!\p{L})/giu, 'toujours'],
  [/(?<!\p{L})pr(?!\p{L})/giu, 'pour'],
  [/(?<!\p{L})mtn(?!\p{L})/giu, 'maintenant'],
  [/(?<!\p{L})(?:pa)(?= (?:compris|la|le|de|du|bien|trop|encore|fait|sûr|sur)(?!\p{L}))/giu, 'pas'],
  [/(?<!\p{L})(?:fo|faud?|fot|fau)(?= (?:que|faire|pas|mettre|il|le|la|\p{L}+er)(?!\p{L}))/giu, 'faut'],
  [/(?<!\p{L})(?:ya|y'?a|(?<![ld]['’ ]|une )ia)(?!\p{L})/giu, 'il y a'],
  [/(?<!\p{L})(?:repons|reponce|rep|réponce|repense)(?!\p{L})/giu, 'réponse'],
  [/(?<!\p{L})(?:mdr+|lol|ptdr|tkt|genre|en fait|enfait|du coup|dcp|bref|euh+|heu+|bah|ben|ba)(?!\p{L})/giu, ' '],
]

const KINGS =
  /(?<![\p{L}\p{N}])(louis|napol[ée]on|henri|charles|philippe|fran[çc]ois|catherine|fr[ée]d[ée]ric|[ée]lisabeth) (\d{1,2})(?![\p{L}\p{N}])/giu

/** What pupils call otherwise than lessons do. */
const NAMES: [RegExp, string][] = [
  [/moins (?:par|fois|x|et|avec|multipli[ée] par) (?:un )?moins/giu, 'le produit de deux nombres négatifs'],
  [/(?:ça |ca )?(?:fait|donne|devient|est [ée]gal à) (?:un |du )?plus(?= |\?|$)/giu, 'est positif'],
  [
    /(?<![\p{L}\p{N}])(?:ww1|wwi|(?:1[eè]re|premi[eè]re) guerre(?: mondiale)?|guerre (?:de )?14[- ]18)(?![\p{L}\p{N}])/giu,
    'Première Guerre mondiale',
  ],
  [
    /(?<![\p{L}\p{N}])(?:ww2|wwii|(?:2(?:nde|[eè]me|e)|seconde|deuxi[eè]me) guerre(?: mondiale)?|guerre (?:de )?39[- ]45)(?![\p{L}\p{N}])/giu,
    'Seconde Guerre mondiale',
  ],
  [
    /(?<!\p{L})(?:on est|on sera|nous sommes) combien(?: d'?(?:humains?|hommes?|personnes?|habitants?))?(?!\p{L})/giu,
    "combien d'habitants",
  ],
  [/(?<!\p{L})ue(?!\p{L})/giu, 'Union européenne'],
  [/tremblements? de terre/giu, 'séisme'],
  [/(?<!\p{L})(?:usa|u\.s\.a\.?|etats unis)(?!\p{L})/giu, 'États-Unis'],
  [/(?<=(?<![\p{L}\p{N}])(?:ai|as|a|avons|avez|ont|avait|avaient|avoir|aurait)) été(?!\p{L})/giu, ''],
  [/(?<=(?<![\p{L}\p{N}])(?:a|ont|avait)(?:-t-(?:il|elle|on|ils|elles))) été(?!\p{L})/giu, ''],
  [/(?<![\p{L}\p{N}]|[+=→>]\s?)co[2₂](?![\p{L}\p{N}]|\s?[+=→-])/giu, 'dioxyde de carbone'],
  [/(?<![\p{L}\p{N}]|[+=→>]\s?)o[2₂](?![\p{L}\p{N}]|\s?[+=→-])/giu, 'dioxygène'],
]

const ORDINALS = [
  '',
  '',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
]
/** « la 2e position », « la 5eme république »; a class and a century keep their number. */
const ORDINAL =
  /(?<=(?<!\p{L})(?:la|le|les|en|de|une?|au) )([2-9])(?:[eè]me|e|nde?|i[eè]me)(?= (?!si[eè]cle|classe)\p{L}{3})/giu

const respell = (text: string, spellings: readonly [RegExp, string][]) =>
  spellings.reduce((spelled, [from, to]) => spelled.replace(from, to), text)

/** The question in plain French: abbreviations of messages are spelled out, politeness falls. */
export const spellOut = (text: string): string =>
  respell(restoreElisions(respell(text.normalize('NFC'), SPELLINGS)), NAMES)
    .replace(ORDINAL, (_, digit: string) => ORDINALS[Number(digit)] ?? digit)
    .replace(KINGS, (_, name: string, number: string) => `${name} ${writeRoman(Number(number))}`)
    .replace(/\s+/g, ' ')
    .replace(/^[\s,!.;:]+/, '')
    .trim()

import { type Rewriting, rewrite } from './rewriting.ts'

const NUMBERS = String.raw`[\s\d.,()+×*÷:/²³√^−–\-=?…]*`
/** A run of numbers and signs to the end, with its name or without. */
const RUN = String.raw`(?:[A-Z] ?= ?)?[-−(√]?\s?\d${NUMBERS}`
const UNIT = String.raw`\p{L}[\p{L}²³/]*`
const NUMBER = String.raw`-?\d{1,3}(?: \d{3})+(?:,\d+)?|-?\d+(?:[.,]\d+)?`

const COMPUTE: readonly Rewriting[] = [
  [new RegExp(`^(?:Additions?|Soustractions?|Multiplications?|Divisions?) ?: ?(?=${RUN}$)`, 'u'), 'Calculer : '],
  [
    /^(?<verb>Calculer|Effectuer|Poser) (?<which>la|les|ces|chaque) (?<name>divisions?) décimales?(?= )/u,
    '$<verb> $<which> $<name>',
  ],
  [/^Prendre(?= \d+(?:,\d+)? ?% d)/u, 'Calculer'],
  [/^(?:Évaluer|Opérer)(?= )/u, 'Calculer'],
  [
    new RegExp(
      `^(?:(?:Trouver|Donner|Chercher|Déterminer|Indiquer|Écrire|Calculer|Noter) (?:le résultat|la valeur(?: exacte| numérique)?)|Quel est le résultat|Quelle est la valeur(?: exacte| numérique)?) (?:de |du |des )?(?:l'expression |l'opération |la somme |ce calcul |cette opération |chaque expression |chacune des expressions(?: suivantes)? |l'expression suivante |les expressions(?: suivantes)? |calcul |calculs suivants |opérations suivantes )?:? ?(?=${RUN}$)`,
      'u',
    ),
    'Calculer ',
  ],
  [
    new RegExp(`^(?:Que vau(?:t|lent)|Combien (?:fait|font|vaut|valent)|Combien ça fait) :? ?(?=${RUN}$)`, 'u'),
    'Calculer ',
  ],
  [
    /^(?:Prendre|Donner|Trouver|Déterminer|Quel(?:le)? est|Que vaut|Combien vaut)(?= (?:le (?:double|triple|tiers|quart|cinquième|dixième|carré|cube)|la moitié|un (?:quart|tiers)|une moitié|les (?:deux|trois|quatre|cinq) (?:tiers|quarts|cinquièmes)) de \d)/u,
    'Calculer',
  ],
]
const SIGN = `(?:signes?|symboles?)(?: (?:qui conviennent|qui convient|corrects?|de comparaison|d'inégalité|convenables?|appropriés?|adaptés?))?`
const SIGNS = String.raw`\(?(?:[<>=](?: ?[,;] ?| ?ou ?| ?et ?)?){2,3}\)?`
const COMPARE: readonly Rewriting[] = [
  [/^Comparer (?:les|ces) deux (?=nombres|fractions|décimaux)/u, 'Comparer les '],
  [/^Lequel(?: de ces(?: deux)? nombres| des deux nombres)? est le plus (?=grand|petit)/u, 'Quel est le plus '],
  [
    /^Mettre (?<what>(?:ces |les |tous les |chacun des )?(?:nombres|fractions|décimaux|relatifs)?(?: suivants| suivantes| décimaux| relatifs)* ?)(?=(?:dans l'|par )ordre (?:dé)?croissant|du plus (?:petit|grand) au plus)/u,
    'Ranger $<what>',
  ],
  [/^Recopier(?:,| et| puis) (?:compléter|complète[rz]?|compare[rz]?)/u, 'Compléter'],
  [
    new RegExp(
      `^(?:Mettre|Placer|Écrire|Compléter|Choisir|Trouver|Donner|Indiquer)(?: avec| par| à l'aide d[ue]s?| en utilisant| au moyen du)? (?:le |les |l'un des |un des |du )?(?:bons? )?${SIGN}(?: (?:entre|parmi) ${SIGNS}| ?:? ?${SIGNS})?(?: entre (?:les|ces|chaque)(?: deux)? (?:nombres?|fractions?|décimaux))? ?:`,
      'u',
    ),
    'Compléter par <, > ou = :',
  ],
]
const WRITE: readonly Rewriting[] = [
  [
    /^(?:Transformer|Exprimer|Mettre|Écrire|Convertir) en (?:nombre décimal|écriture décimale|décimal) ?: ?(?=\d)/u,
    'Écrire sous forme décimale : ',
  ],
  [
    /^(?:Exprimer|Mettre|Écrire|Convertir|Transformer) en pourcentage ?: ?(?<n>\d+ ?\/ ?\d+|0,\d+)\.?$/u,
    'Écrire $<n> en pourcentage.',
  ],
  [
    /^(?:Mettre|Écrire|Donner)(?: la fraction)? sous (?:la )?forme (?:d'une fraction )?(?:irréductible|simplifiée|la plus simple)(?= ?:)/u,
    'Simplifier',
  ],
  [/^Réduire(?= (?:la |les |cette |chaque |ces )?fractions?)/u, 'Simplifier'],
  [
    /^(?:Exprimer|Mettre|Écrire|Donner|Convertir) (?:en|sous (?:la )?forme (?:d'une? )?|avec (?:la |l')?|dans (?:la |l'))? ?(?:la |l')?(?:notation|écriture|forme|d'écriture) scientifique (?:le nombre|du nombre|les nombres suivants|chaque nombre|ces nombres) ?:? ?(?=\d)/u,
    "Donner l'écriture scientifique de ",
  ],
  [
    /^(?:Donner |Trouver |Déterminer |Calculer )?(?:l'|une |la |son )?(?:écriture|valeur|forme) décimale (?:de |du nombre |de la fraction )(?=\d)/iu,
    'Écrire sous forme décimale : ',
  ],
  [
    /^(?:Donner |Trouver )?(?:l'|une |la )?(?:écriture|notation) scientifique (?:de |du nombre )(?=\d)/iu,
    "Donner l'écriture scientifique de ",
  ],
]
const CONVERT: readonly Rewriting[] = [
  [
    new RegExp(`^(?:Donner|Mettre|Écrire|Passer) en (?<unit>${UNIT}) ?:(?= ?(?:${NUMBER}) ?${UNIT})`, 'u'),
    'Convertir en $<unit> :',
  ],
  [
    new RegExp(
      `^(?:Écrire|Donner|Passer|Mettre|Exprimer|Changer|Transformer) (?:de )?(?<what>(?:${NUMBER}) ?${UNIT}) en (?<unit>${UNIT}) ?(?=(?:,? (?:et |puis )?(?:en )?arrondi[^.?]{2,40})?[.?]?$)`,
      'u',
    ),
    'Convertir $<what> en $<unit>',
  ],
]
const SOLVE: readonly Rewriting[] = [
  [
    /^(?:Trouver|Déterminer|Chercher|Calculer|Donner|Indiquer) (?:le (?:nombre|terme) (?:inconnu|cherché|manquant|représenté par la lettre)|l'inconnue|la valeur (?:inconnue|de l'inconnue|de la lettre)|la solution(?: de (?:l'équation|chaque équation|cette équation))?|les? solutions?(?: des équations)?)(?: (?:dans|pour) (?:chaque (?:cas|égalité|équation)|les (?:cas|égalités|équations) (?:suivants|suivantes)|ces équations))?\s?[.:]? ?(?=[^=:?]*\p{L}?[^=:?]*=[^=?]*[.]?$)(?=[^\p{L}]*(?<x>\p{Ll})(?!\p{L})(?:[^\p{L}]|\k<x>(?!\p{L}))*$)/u,
    "Résoudre l'équation ",
  ],
  [
    /^Quel(?:le)? (?:est le )?(?:nombre|valeur de) x (?:qui )?vérifie(?: l'égalité| l'équation)? ?:? ?(?<equation>[^=?]*x[^=?]*=[^=?]*?) ?\?$/u,
    "Résoudre l'équation $<equation>",
  ],
  [
    /^(?:(?:Trouver|Déterminer|Chercher|Calculer|Donner) (?:la valeur de |le nombre |l'inconnue )?x|Que vaut x|Quelle est la valeur de x|Combien vaut x)(?: (?:dans(?: l'équation)?|si|tel que|sachant que|quand|pour que))? ?[:?.]? ?(?=[^=:?]*\dx?[^=:?]*=[^=?]*[.?]?$)/u,
    "Résoudre l'équation ",
  ],
  [
    /^(?<equation>[^\p{L}=?]*x[^\p{L}=?]*=[^\p{L}=?]*?)[ ,;.:]+(?:donc |alors )?x ?= ?(?:\?|…|\.{2,}|_+)\.?$/u,
    "Résoudre l'équation $<equation>",
  ],
]
const ALGEBRA: readonly Rewriting[] = [
  [/^Utiliser la (?:simple |double )?distributivité(?: simple| double)? (?:pour|afin de) développer/u, 'Développer'],
  [
    /^(?:Mettre en facteurs?|(?:Mettre|Écrire|Transformer|Exprimer) (?:sous (?:la )?forme|en)(?: d'un)? (?:produit(?: de (?:deux )?facteurs)?|factorisée))(?=[^=\d]*:? ?[^\p{L}]*x)/u,
    'Factoriser',
  ],
  [/^Supprimer les parenthèses(?=.*x)/u, 'Développer'],
]
const CONJUGATE: readonly Rewriting[] = [
  [
    /^(?<order>Conjuguer .*personne du (?:singulier|pluriel) )du (?=présent|futur|passé|plus-que-parfait)/u,
    '$<order>au ',
  ],
  [/^(?<order>Conjuguer .*personne du (?:singulier|pluriel) )de l'imparfait/u, "$<order>à l'imparfait"],
  [
    /^(?:Donner|Écrire|Trouver|Indiquer) (?:la (?:bonne )?forme (?:correcte )?(?:conjuguée )?du verbe|la conjugaison du verbe)(?= )/u,
    'Conjuguer le verbe',
  ],
  [/^(?:Donner )?(?:Le |le )?[Pp]luriel de(?: :)? (?=«|un |une |le |la |l')/u, 'Mettre au pluriel : '],
  [
    /^(?:Passer|Transposer|Transformer|Changer)(?= (?:la |les |cette |ces |chaque )?(?:phrases?|verbes?)?(?: suivantes?| suivants?)? ?(?:au (?:présent|futur|passé)|à l'imparfait|au plus-que))/u,
    'Mettre',
  ],
]

/** One wording for each task, the solvers' own. */
export const withSynonyms = (text: string): string =>
  rewrite(text, [...COMPUTE, ...COMPARE, ...WRITE, ...ALGEBRA, ...CONVERT, ...SOLVE, ...CONJUGATE])

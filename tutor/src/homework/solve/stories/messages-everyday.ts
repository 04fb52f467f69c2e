/** The sentences of worked everyday problems; `$` stands around maths. */
export const messages = {
  part: (thing: string, tex: string) => `Pour les ${thing} : $${tex}$ €.`,
  sum: (tex: string) => `On additionne : $${tex}$ €.`,
  change: (tex: string) => `On soustrait la dépense de la somme donnée : $${tex}$ €.`,
  costs: (result: string) => `Le prix est de ${result}.`,
  changeIs: (result: string) => `Il reste ${result}.`,
  basketRule:
    'Prix de plusieurs articles = nombre d’articles × prix d’un article. On additionne les prix des différents articles ; la monnaie rendue est la somme donnée moins la dépense.',
  basketHints: [
    'Quel est le prix d’un seul article ? Combien y en a-t-il ?',
    'Multipliez le nombre d’articles par le prix d’un article.',
    'La question porte-t-elle sur un seul article, sur le total, ou sur ce qui reste ?',
  ],

  startsAt: (text: string) => `Au départ : ${text}.`,
  moves: (tex: string) => `On suit l’ordre de l’histoire : $${tex}$.`,
  endsAt: (text: string) => `À la fin : ${text}.`,
  difference: (tex: string) => `On calcule la différence : $${tex}$.`,
  differenceIs: (text: string) => `La différence est de ${text}.`,
  movesRule:
    'Ce qui augmente s’ajoute, ce qui baisse se soustrait, dans l’ordre de l’histoire. Avec des nombres relatifs, on peut se déplacer sur une droite graduée.',
  movesHints: [
    'Quelle est la valeur au départ ?',
    'Chaque changement fait-il monter ou descendre cette valeur ?',
    'Faites les opérations une par une, dans l’ordre, et vérifiez le sens.',
  ],

  sameUnit: (text: string, result: string) => `On met tout dans la même unité : ${text} = ${result}.`,
  howMany: (tex: string) => `On cherche combien de fois la petite quantité tient dans la grande : $${tex}$.`,
  wholeOnly: (n: string) => `On ne garde que les morceaux entiers : ${n}.`,
  used: (tex: string) => `On calcule ce qui est utilisé : $${tex}$.`,
  left: (tex: string) => `On soustrait : $${tex}$.`,
  answer: (text: string) => `La réponse est ${text}.`,
  shareOut: (tex: string) => `On partage en parts égales, donc on divise : $${tex}$.`,
  together: (tex: string) => `On multiplie le nombre de groupes par ce que contient un groupe : $${tex}$.`,
  piecesRule:
    'Pour partager une quantité en parts égales, ou chercher combien de parts on peut faire, on divise. Pour réunir des groupes identiques, on multiplie.',
  piecesHints: [
    'Toutes les quantités sont-elles dans la même unité ?',
    'Cherche-t-on une part, le nombre de parts, ou ce qui reste ?',
    'Vérifiez : nombre de parts × une part (+ le reste) doit redonner le tout.',
  ],

  compared: (tex: string) => `On traduit la comparaison par une opération : $${tex}$.`,
  both: (tex: string) => `On additionne : $${tex}$.`,
  comparisonRule:
    '« De plus » : on ajoute. « De moins » : on soustrait. « Fois plus » : on multiplie. « Fois moins » : on divise.',
  comparisonHints: [
    'De qui connaît-on la valeur ?',
    'L’autre en a-t-il plus ou moins ? S’agit-il d’une différence ou d’un nombre de fois ?',
    'Relisez la question : une seule valeur, ou les deux ensemble ?',
  ],

  divisorsOf: (a: string, b: string) =>
    `Les groupes doivent être identiques et tout doit être utilisé : leur nombre divise ${a} et ${b}. On cherche le plus grand diviseur commun.`,
  euclid: (tex: string) => `$${tex}$`,
  greatest: (n: string) => `Le dernier reste non nul donne le plus grand diviseur commun : ${n}.`,
  inEach: (tex: string) => `Dans chaque groupe : $${tex}$.`,
  groupsRule:
    'Le plus grand nombre de groupes identiques que l’on peut faire sans rien laisser est le plus grand diviseur commun (PGCD) des deux nombres.',
  groupsHints: [
    'Le nombre de groupes doit diviser les deux nombres : pourquoi ?',
    'Décomposez les deux nombres en facteurs premiers.',
    'Pour la composition d’un groupe, divisez chaque nombre par le nombre de groupes.',
  ],

  rateStep: (sign: string, rate: string, tex: string) =>
    `${sign === '+' ? 'Augmenter' : 'Diminuer'} de $${rate}\\,\\%$ : $${tex}$.`,
  partOf: (rate: string, tex: string) => `On prend $${rate}\\,\\%$ du tout : $${tex}$.`,
  otherPart: (tex: string) => `Le reste forme l’autre partie : $${tex}$.`,
  percentRule:
    'Prendre $t\\,\\%$ d’un nombre, c’est le multiplier par $\\frac{t}{100}$. Le tout représente $100\\,\\%$. Pour deux changements de suite, on calcule l’un après l’autre.',
  percentHints: [
    'De quel nombre prend-on le pourcentage ?',
    'Multipliez par le pourcentage, puis divisez par 100.',
    'Le tout fait 100 % : servez-vous-en pour l’autre partie ou pour vérifier.',
  ],

  ratio: (tex: string) => `Le ratio compte $${tex}$ parts en tout.`,
  onePart: (tex: string) => `Une part : $${tex}$.`,
  ratioRule: 'Dans le ratio $a : b$, le tout est partagé en $a + b$ parts égales : $a$ pour l’un, $b$ pour l’autre.',
  ratioHints: [
    'Combien de parts y a-t-il en tout ?',
    'Combien vaut une part ?',
    'Combien de parts revient-il à ce que la question demande ?',
  ],
} as const

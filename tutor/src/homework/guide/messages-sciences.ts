/** Methods for questions of mathematics and sciences. */
export const sciences = {
  calculation: {
    steps: [
      'Recopiez le calcul exactement comme il est écrit, avec ses signes et ses parenthèses.',
      'Repérez ce qui se calcule en premier : parenthèses, puissances, multiplications et divisions, puis additions et soustractions.',
      'Écrivez une ligne par étape, le signe = sous le signe =, sans sauter de ligne.',
      'Contrôlez avec un ordre de grandeur : le résultat est-il possible ?',
    ],
    hints: [
      'Quelle opération est prioritaire dans ce calcul ?',
      'Entourez ce qui se calcule en premier, et récrivez le reste sans y toucher.',
      'Écrivez la première ligne : seule l’opération prioritaire est faite, tout le reste est recopié.',
    ],
    checklist: [
      'J’ai recopié l’énoncé sans changer un signe.',
      'J’ai respecté les priorités.',
      'L’ordre de grandeur convient.',
    ],
    minutes: 5,
  },
  problem: {
    steps: [
      'Lisez l’énoncé deux fois. Soulignez la question, puis notez les données utiles avec leur unité.',
      'Dites avec vos mots ce que l’on cherche, et dans quelle unité.',
      'Choisissez l’opération, la formule ou le tableau qui relie les données à ce que l’on cherche.',
      'Calculez, puis écrivez une phrase de réponse avec l’unité.',
    ],
    hints: [
      'Que cherche-t-on exactement ? Notez-le avec son unité.',
      'Quelles données servent à le trouver ? Un schéma ou un tableau peut aider.',
      'Essayez avec des nombres plus simples : quelle opération feriez-vous ? Faites la même ici.',
    ],
    checklist: [
      'J’ai répondu à la question posée.',
      'J’ai écrit le calcul et l’unité.',
      'Mon résultat est possible dans la situation.',
      'J’ai terminé par une phrase.',
    ],
    minutes: 8,
  },
  proof: {
    steps: [
      '**On sait que** : écrivez les données de l’énoncé ou de la figure qui servent.',
      '**Or** : écrivez la propriété, la définition ou le théorème du cours qui convient.',
      '**Donc** : écrivez la conclusion, qui reprend la question.',
    ],
    hints: [
      'Que veut-on montrer ? Écrivez la conclusion tout en bas de votre brouillon.',
      'Quelle propriété du cours se termine par cette conclusion ?',
      'Vérifiez que l’énoncé donne toutes les conditions de cette propriété, puis rédigez « On sait que… Or… Donc… ».',
    ],
    checklist: [
      'J’ai cité les données utiles.',
      'J’ai écrit la propriété en entier.',
      'Ma conclusion répond à la question.',
      'Je ne me suis pas servi de ce qu’il fallait montrer.',
    ],
    minutes: 8,
  },
  figure: {
    steps: [
      'Faites d’abord un croquis à main levée, avec toutes les données codées.',
      'Décidez par quoi commencer : un segment, un cercle ou une droite dont tout est connu.',
      'Tracez au crayon bien taillé avec la règle, l’équerre, le compas ou le rapporteur.',
      'Codez la figure et contrôlez chaque longueur et chaque angle.',
    ],
    hints: [
      'Faites un croquis à main levée avec les mesures.',
      'Quel élément pouvez-vous tracer tout de suite, sans rien calculer ?',
      'Pour un point à deux distances connues, deux arcs de cercle suffisent.',
    ],
    checklist: ['Les longueurs sont justes.', 'Les codages sont placés.', 'Les points sont nommés.'],
    minutes: 10,
  },
  formula: {
    steps: [
      'Notez les grandeurs connues avec leur symbole et leur unité, puis la grandeur cherchée.',
      'Écrivez la relation du cours qui les relie.',
      'Convertissez si les unités ne vont pas ensemble, puis remplacez les lettres par les nombres.',
      'Calculez et donnez le résultat avec son unité, dans une phrase.',
    ],
    hints: [
      'Quelle grandeur cherche-t-on, et dans quelle unité ?',
      'Quelle relation du cours contient cette grandeur et celles qui sont données ?',
      'Isolez la grandeur cherchée dans la relation avant de remplacer par les nombres.',
    ],
    checklist: [
      'J’ai écrit la relation avant les nombres.',
      'Mes unités vont ensemble.',
      'J’ai donné l’unité du résultat.',
    ],
    minutes: 8,
  },
  experiment: {
    steps: [
      '**J’observe** : décrivez ce que montrent l’expérience ou le document, sans expliquer.',
      '**Je mets en relation** : comparez avec le témoin, ou avec ce que dit le cours.',
      '**J’interprète** : dites pourquoi, avec le mot scientifique qui convient.',
      '**Je conclus** : répondez à la question de départ en une phrase.',
    ],
    hints: [
      'Qu’est-ce qui change d’une expérience à l’autre ?',
      'Comparez le résultat avec celui du témoin.',
      'Quel mot de la leçon explique cette différence ? Employez-le dans votre conclusion.',
    ],
    checklist: [
      'J’ai séparé ce que j’observe et ce que j’explique.',
      'J’ai cité des valeurs ou des mots du document.',
      'J’ai employé le vocabulaire scientifique.',
      'Ma conclusion répond à la question.',
    ],
    minutes: 8,
  },
} as const

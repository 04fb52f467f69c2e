/** The sentences of short physics answers; `$` stands around maths. */
export const messages = {
  massStays: 'La masse est la quantité de matière de l’objet : elle ne change pas d’un astre à l’autre.',
  massIs: (result: string) => `La masse est de ${result}.`,
  massRule:
    'La masse (en kg) ne dépend pas du lieu. Le poids (en N), lui, change avec l’intensité de la pesanteur : $P = m \\times g$.',
  massHints: [
    'La masse et le poids sont-ils la même chose ?',
    'La quantité de matière change-t-elle quand on va sur la Lune ?',
    'Seul le poids change avec le lieu.',
  ],

  levelRises: (tex: string) => `Le niveau monte du volume de l’objet : $${tex}$.`,
  inUnit: (from: string, to: string) => `On convertit : ${from} = ${to}.`,
  volumeIs: (result: string) => `Le volume est de ${result}.`,
  volumeRule:
    'Volume d’un solide plongé dans l’eau = volume final − volume initial. Rappel : 1 mL = 1 cm³ et 1 L = 1 dm³.',
  volumeHints: [
    'Quel volume lit-on avant, et quel volume après ?',
    'À quoi est due la différence ?',
    'Soustrayez le premier volume du second.',
  ],

  compareDensity: (value: string) => `On compare la masse volumique trouvée, ${value}, aux valeurs données.`,
  matches: (name: string) => `La valeur est celle de : ${name}.`,
  densityRule: 'La masse volumique est une grandeur caractéristique : elle permet d’identifier une matière.',
  densityHints: [
    'Quelle masse volumique avez-vous trouvée ?',
    'Les valeurs données sont-elles dans la même unité ?',
    'Cherchez dans la liste la valeur égale (ou la plus proche).',
  ],

  concentrationLaw: (tex: string) => `Formule de la concentration en masse : $${tex}$.`,
  replaced: (tex: string) => `On remplace : $${tex}$.`,
  concentrationIs: (result: string) => `La concentration en masse est de ${result}.`,
  concentrationRule: 'Concentration en masse : $C = \\frac{m}{V}$, avec $m$ en g, $V$ en L et $C$ en g/L.',
  concentrationHints: [
    'Quelle masse est dissoute ? Dans quel volume ?',
    'Le volume est-il en litres ? Convertissez-le.',
    'Combien de grammes y aurait-il dans 1 L ?',
  ],

  protons: 'Le numéro atomique Z est le nombre de protons ; un atome a autant d’électrons que de protons.',
  electrons: 'Un atome est électriquement neutre : il a autant d’électrons que de protons.',
  neutrons: (tex: string) => `Nombre de neutrons = nombre de nucléons − nombre de protons : $${tex}$.`,
  nucleons: (tex: string) => `Les nucléons sont les protons et les neutrons : $${tex}$.`,
  massNumber: 'Le nombre de masse A est le nombre de nucléons.',
  thereAre: (result: string) => `Il y en a ${result}.`,
  atomPartsRule:
    'Z (numéro atomique) = nombre de protons. A (nombre de masse) = nombre de nucléons = protons + neutrons. Un atome a autant d’électrons que de protons.',
  atomPartsHints: [
    'Que compte le numéro atomique Z ?',
    'Que compte le nombre de masse A ?',
    'Un atome est neutre : que peut-on dire de ses électrons ?',
  ],

  laws: {
    ohm: 'la loi d’Ohm',
    weight: 'la relation entre le poids et la masse',
    kinetic: 'l’énergie cinétique',
    power: 'la puissance électrique',
    energy: 'l’énergie électrique',
    speed: 'la vitesse moyenne',
    density: 'la masse volumique',
  },
  lawIs: (name: string, tex: string) => `Formule de la leçon pour ${name} : $${tex}$.`,
  lawRule: 'Une formule se retient avec le nom et l’unité de chaque grandeur : on les écrit à côté.',
  lawHints: [
    'Quelles grandeurs la formule relie-t-elle ?',
    'Par quelle lettre note-t-on chacune ?',
    'Une unité aide : km/h est une distance divisée par une durée.',
  ],

  series: 'Dans un circuit en série, la tension du générateur est la somme des tensions des autres dipôles.',
  branches:
    'Dans un circuit en dérivation, l’intensité dans la branche principale est la somme des intensités des branches dérivées.',
  sameCurrent: 'Dans un circuit en série, l’intensité est la même partout.',
  sameVoltage: 'Dans un circuit en dérivation, la tension est la même aux bornes de chaque branche.',
  computed: (tex: string) => `On calcule : $${tex}$.`,
  valueIs: (result: string) => `La valeur cherchée est ${result}.`,
  circuitRule:
    'En série : même intensité partout, les tensions s’additionnent. En dérivation : même tension, les intensités des branches s’additionnent.',
  circuitHints: [
    'Le circuit est-il en série ou en dérivation ?',
    'Cherche-t-on une tension ou une intensité ?',
    'Dans ce cas, les valeurs s’additionnent-elles ou sont-elles égales ?',
  ],

  conserved: (tex: string) => `La masse totale se conserve pendant la transformation : $${tex}$.`,
  conservedRule:
    'Lors d’une transformation chimique, la masse des produits formés est égale à la masse des réactifs consommés.',
  conservedHints: [
    'Quels sont les réactifs, quels sont les produits ?',
    'Que sait-on de la masse totale avant et après ?',
    'Additionnez les masses des réactifs, ou soustrayez pour trouver celle qui manque.',
  ],

  nominal: 'La valeur est lue sur l’appareil : son unité dit de quelle grandeur il s’agit.',
  nominalRule: 'Sur un appareil, les volts (V) indiquent la tension nominale, les watts (W) la puissance nominale.',
  nominalHints: [
    'Quelle est l’unité de la grandeur demandée ?',
    'Quelle indication porte cette unité ?',
    'Recopiez-la avec son unité.',
  ],

  netMassRule: 'Masse du contenu = masse totale − masse du récipient vide.',
  netMassHints: [
    'Que pèse-t-on dans chaque mesure ?',
    'Quelle masse faut-il enlever ?',
    'Soustrayez la masse du récipient vide.',
  ],
  kineticBack: (tex: string) => `On isole la vitesse : $${tex}$.`,
  speedIs: (result: string) => `La vitesse est de ${result}.`,
  balanced: (isSame: boolean) => (isSame ? 'Oui, l’équation est équilibrée.' : 'Non, l’équation n’est pas équilibrée.'),
  counted: (left: string, right: string) => `À gauche : ${left}. À droite : ${right}.`,
  neutralHints: ['Où se trouve le neutre sur l’échelle de pH ?', 'L’échelle va de 0 à 14.', 'Le neutre est au milieu.'],
  neutralPh: 'Une solution neutre a un pH égal à 7.',
} as const

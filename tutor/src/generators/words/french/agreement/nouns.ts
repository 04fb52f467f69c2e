const read = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map(line => line.split('|'))

/** Singular, plural, gender, why, and the plural as pupils get it wrong. */
export const NOUNS: readonly { one: string; many: string; gender: string; why: string; slip: string }[] = read(`
cheval|chevaux|m|les noms en -al font leur pluriel en -aux|chevals
journal|journaux|m|les noms en -al font leur pluriel en -aux|journals
animal|animaux|m|les noms en -al font leur pluriel en -aux|animals
hôpital|hôpitaux|m|les noms en -al font leur pluriel en -aux|hôpitals
bal|bals|m|« bal » est une exception aux noms en -al|baux
festival|festivals|m|« festival » est une exception aux noms en -al|festivaux
carnaval|carnavals|m|« carnaval » est une exception aux noms en -al|carnavaux
gâteau|gâteaux|m|les noms en -eau prennent un x|gâteaus
bateau|bateaux|m|les noms en -eau prennent un x|bateaus
château|châteaux|m|les noms en -eau prennent un x|châteaus
tuyau|tuyaux|m|les noms en -au prennent un x|tuyaus
jeu|jeux|m|les noms en -eu prennent un x|jeus
cheveu|cheveux|m|les noms en -eu prennent un x|cheveus
pneu|pneus|m|« pneu » est une exception aux noms en -eu|pneux
genou|genoux|m|« genou » est l’un des sept noms en -ou avec un x|genous
bijou|bijoux|m|« bijou » est l’un des sept noms en -ou avec un x|bijous
hibou|hiboux|m|« hibou » est l’un des sept noms en -ou avec un x|hibous
caillou|cailloux|m|« caillou » est l’un des sept noms en -ou avec un x|caillous
clou|clous|m|« clou » n’est pas l’un des sept noms en -ou avec un x|cloux
trou|trous|m|« trou » n’est pas l’un des sept noms en -ou avec un x|troux
nez|nez|m|un nom qui finit par -z ne change pas|nezs
souris|souris|f|un nom qui finit par -s ne change pas|sourisses
voix|voix|f|un nom qui finit par -x ne change pas|voixs
maison|maisons|f|la plupart des noms prennent un s|maisonx
`).map(([one = '', many = '', gender = '', why = '', slip = '']) => ({ one, many, gender, why, slip }))

/** Masculine, feminine, their plurals, how the feminine is made, and the feminine as pupils get it wrong. */
export const ADJECTIVES: readonly { forms: readonly string[]; why: string; slip: string }[] = read(`
neuf|neuve|neufs|neuves|les adjectifs en -f font leur féminin en -ve|neufe
vif|vive|vifs|vives|les adjectifs en -f font leur féminin en -ve|vife
heureux|heureuse|heureux|heureuses|les adjectifs en -eux font leur féminin en -euse|heureuxe
joyeux|joyeuse|joyeux|joyeuses|les adjectifs en -eux font leur féminin en -euse|joyeuxe
dangereux|dangereuse|dangereux|dangereuses|les adjectifs en -eux font leur féminin en -euse|dangereuxe
gentil|gentille|gentils|gentilles|« gentil » double son l au féminin|gentile
cruel|cruelle|cruels|cruelles|les adjectifs en -el doublent le l au féminin|cruele
ancien|ancienne|anciens|anciennes|les adjectifs en -ien doublent le n au féminin|anciene
bon|bonne|bons|bonnes|« bon » double son n au féminin|bone
blanc|blanche|blancs|blanches|« blanc » fait « blanche »|blance
frais|fraîche|frais|fraîches|« frais » fait « fraîche »|fraise
doux|douce|doux|douces|« doux » fait « douce »|douxe
long|longue|longs|longues|« long » fait « longue »|longe
grand|grande|grands|grandes|on ajoute un e|grante
petit|petite|petits|petites|on ajoute un e|petitte
lourd|lourde|lourds|lourdes|on ajoute un e|lourte
brillant|brillante|brillants|brillantes|on ajoute un e|brillande
`).map(([one = '', feminine = '', many = '', feminines = '', why = '', slip = '']) => ({
  forms: [one, feminine, many, feminines],
  why,
  slip,
}))

/** Nouns that somebody may own, with adjectives that are said of them. */
export const DESCRIBED: readonly (readonly [noun: string, adjectives: string])[] = [
  ['cheval', 'petit grand joli'],
  ['journal', 'petit grand premier'],
  ['bal', 'petit grand premier'],
  ['festival', 'petit grand premier'],
  ['carnaval', 'petit grand premier'],
  ['gâteau', 'petit grand premier'],
  ['bateau', 'petit grand joli'],
  ['château', 'petit grand joli'],
  ['jeu', 'petit grand premier'],
  ['pneu', 'petit grand'],
  ['bijou', 'petit joli vrai'],
  ['caillou', 'petit joli'],
  ['clou', 'petit long'],
]

/** A group with a gap: adjective, form it takes (0 to 3 as above), the noun that commands, why. */
type Group = { kind: string; text: string; adjective: string; form: number; head: string; why: string }
export const GROUPS: readonly Group[] = read(`
near|de … montagnes|haut|3|montagnes|« montagnes » est féminin pluriel
near|des chattes …|noir|3|chattes|« chattes » est féminin pluriel
near|une … maison|petit|1|maison|« maison » est féminin singulier
near|les … rues du village|étroit|3|rues|« rues » est féminin pluriel
near|ces garçons …|bavard|2|garçons|« garçons » est masculin pluriel
near|cette voiture …|vert|1|voiture|« voiture » est féminin singulier
near|mes … amies|meilleur|3|amies|« amies » est féminin pluriel
near|une nuit …|froid|1|nuit|« nuit » est féminin singulier
near|plusieurs portes …|ouvert|3|portes|« portes » est féminin pluriel
near|des chemins …|étroit|2|chemins|« chemins » est masculin pluriel
near|trois … valises|lourd|3|valises|« valises » est féminin pluriel
near|des histoires …|amusant|3|histoires|« histoires » est féminin pluriel
two|une robe et un manteau …|noir|2|robe et manteau|il y a un masculin parmi les deux noms : masculin pluriel
two|une robe et une veste …|noir|3|robe et veste|les deux noms sont féminins : féminin pluriel
two|un frère et une sœur …|bavard|2|frère et sœur|il y a un masculin parmi les deux noms : masculin pluriel
two|une porte et une fenêtre …|ouvert|3|porte et fenêtre|les deux noms sont féminins : féminin pluriel
two|un stylo et un cahier …|vert|2|stylo et cahier|les deux noms sont masculins : masculin pluriel
two|une jupe et un chapeau …|vert|2|jupe et chapeau|il y a un masculin parmi les deux noms : masculin pluriel
two|une table et une chaise …|lourd|3|table et chaise|les deux noms sont féminins : féminin pluriel
two|une tortue et un lézard …|vert|2|tortue et lézard|il y a un masculin parmi les deux noms : masculin pluriel
two|une rue et une place …|étroit|3|rue et place|les deux noms sont féminins : féminin pluriel
two|un chat et une chatte …|noir|2|chat et chatte|il y a un masculin parmi les deux noms : masculin pluriel
two|une lettre et une carte …|amusant|3|lettre et carte|les deux noms sont féminins : féminin pluriel
two|un père et un oncle …|grand|2|père et oncle|les deux noms sont masculins : masculin pluriel
inside|un panier de cerises bien …, presque noires|mûr|3|cerises|ce sont les cerises qui sont mûres
inside|une équipe de joueurs très …, la première du tournoi|fort|1|équipe|c’est l’équipe qui est forte
inside|des tasses de café …, à petites fleurs|décoré|3|tasses|ce sont les tasses qui sont décorées
inside|une corbeille de fruits …, cueillis hier|mûr|2|fruits|ce sont les fruits qui sont mûrs
inside|des pots de peinture …, encore fermés|vert|1|peinture|c’est la peinture qui est verte
inside|une boîte de crayons …, bien taillés|pointu|2|crayons|ce sont les crayons qui sont pointus
inside|un bouquet de roses …, sans feuilles|fané|3|roses|ce sont les roses qui sont fanées
inside|des boîtes de métal …, au couvercle fermé|rond|3|boîtes|ce sont les boîtes qui sont rondes
inside|une pile de livres …, à la couverture usée|ancien|2|livres|ce sont les livres qui sont anciens
inside|un verre de limonade …, avec des glaçons|glacé|1|limonade|c’est la limonade qui est glacée
inside|des chaussettes de laine …, à gros trous|usé|3|chaussettes|ce sont les chaussettes qui sont usées
`).map(([kind = '', text = '', adjective = '', form = '', head = '', why = '']) => ({
  kind,
  text,
  adjective,
  form: Number(form),
  head,
  why,
}))

/** Colours: noun, the colour as it stands, how it is written there, why. */
export const COLOURS: readonly (readonly string[])[] = read(`
des rubans …|orange|orange|« orange » vient d’un nom : il ne change pas
des yeux …|marron|marron|« marron » vient d’un nom : il ne change pas
des robes …|bleu clair|bleu clair|une couleur en deux mots ne change pas
des vestes …|vert foncé|vert foncé|une couleur en deux mots ne change pas
des jupes …|vert|vertes|cet adjectif de couleur s’accorde : féminin pluriel
des joues …|rose|roses|« rose » fait exception et s’accorde
des fleurs …|mauve|mauves|« mauve » fait exception et s’accorde
des murs …|blanc|blancs|cet adjectif de couleur s’accorde : masculin pluriel
des chaussures …|marron|marron|« marron » vient d’un nom : il ne change pas
des voitures …|noir|noires|cet adjectif de couleur s’accorde : féminin pluriel
des gilets …|orange|orange|« orange » vient d’un nom : il ne change pas
des rideaux …|gris foncé|gris foncé|une couleur en deux mots ne change pas
`)

/** One word of a family that sounds alike: how it is written, what it is, what may stand in its place, how it is recognised. */
export type Kind = {
  family: string
  form: string
  what: string
  swap: string
  why: string
  sentences: readonly string[]
}

/**
 * A line a kind: family, form, what it is, what may replace it (or nothing), how it is recognised, then sentences with a gap.
 * In each sentence only this form of its family is right: « ses » stands with « propres » or « à lui », « ces » with « -là ».
 */
const TABLE = `
a|a|le verbe avoir|avait|c’est le verbe avoir, on peut dire « avait »|Lina … un vélo rouge.|Mon frère … terminé le dessin.|Le chat … faim ce matin.|Il y … du vent.|Ma cousine … neuf ans.|Le bus … dix minutes de retard.
a|à|une préposition||c’est la préposition, qu’on ne peut pas remplacer par « avait »|Nous allons … la piscine.|Il pense … ses vacances.|J’apprends … nager.|Le train part … midi.|Elle parle … sa voisine.|Voici une tarte … la fraise.
et|est|le verbe être|était|c’est le verbe être, on peut dire « était »|La porte … ouverte.|Paul … en retard.|Ma sœur … partie tôt.|Le gâteau … dans le four.|La mer … calme.|Ce livre … à moi.
et|et|un mot qui relie|et puis|c’est le mot qui relie, on peut dire « et puis »|Le pain … le beurre sont sur la table.|Il court … il saute.|Elle porte une robe bleue … blanche.|Léa … Tom jouent aux cartes.|Nous avons ri … chanté.|Il fait froid … humide.
on|on|un pronom sujet|il|c’est un pronom sujet, on peut dire « il »|Ce soir, … mange des crêpes.|Ici, … parle doucement.|Demain, … ira au marché.|Quand il pleut, … joue à la maison.|Chez Léa, … rit beaucoup.|Parfois, … se trompe.
on|ont|le verbe avoir|avaient|c’est le verbe avoir au pluriel, on peut dire « avaient »|Les élèves … fini l’exercice.|Mes voisins … un chien.|Les oiseaux … froid.|Elles … raison.|Ils … pris le bus.|Ces arbres … perdu leurs feuilles.
son|son|un déterminant|mon|c’est un déterminant, on peut dire « mon »|Hugo cherche … cartable.|Elle prend … vélo.|Nina aime … métier.|Il ferme … livre.|Le voisin lave … camion.|Ma tante raconte … voyage.
son|sont|le verbe être|étaient|c’est le verbe être au pluriel, on peut dire « étaient »|Les rues … vides.|Mes parents … au travail.|Ils … en vacances.|Les fraises … mûres.|Tes clés … sur la table.|Les nuages … gris.
ou|ou|un mot qui marque un choix|ou bien|ce mot marque un choix, on peut dire « ou bien »|Préfères-tu le thé … le café ?|Il viendra mardi … jeudi.|Deux … trois élèves manquent.|Veux-tu lire … dessiner ?|On paie en pièces … en billets.|Est-ce vrai … faux ?
ou|où|un mot de lieu ou de temps||ce mot marque un lieu, un moment ou une question|Voici la ville … je suis né.|Dis-moi … tu as mal.|Je me souviens du jour … il a neigé.|Sais-tu … se trouve la gare ?|C’est le parc … nous jouons.|Je cherche l’endroit … il habite.
ce|ce|un mot qui montre||ce mot montre, et il se place devant un nom ou devant qui, que|Je sais … que je veux.|J’aime … livre.|Regarde … chien noir.|Dis-moi … qui te plaît.|Il a plu … matin.|Elle a réussi … gâteau.
ce|se|un pronom devant un verbe||c’est un pronom devant un verbe, et avec « je » on dirait « me »|Elle … lave les mains.|Il … cache derrière la porte.|Les enfants … disputent.|Le soleil … lève.|Ma mère … promène.|Mes amis … préparent.
ces|ces|un déterminant qui montre||ce déterminant montre, et au singulier on dirait « ce » ou « cette »|À qui sont … gants-là ?|Je dors mal … jours-ci.|Il habite dans une de … maisons-là.|Ne touche pas à … fils-là.|Goûte une de … pommes-ci.|Il fait beau … temps-ci.
ces|ses|un déterminant qui dit à qui||ce déterminant dit à qui, et au singulier on dirait « son » ou « sa »|Karim a payé avec … propres économies.|Il a bâti ce mur de … propres mains.|Elle l’a vu de … propres yeux.|Il a apporté … outils à lui.|Léa préfère … crayons à elle.|Il doute de … propres idées.
cest|c’est|cela et le verbe être|cela est|ces deux mots veulent dire « cela est »|Je crois que … facile.|Bravo, … très bien !|Pour moi, … trop cher.|Je pense que … une bonne idée.|Non, … faux.|À mon avis, … trop tard.
cest|s’est|un pronom et le verbe être||ces deux mots sont devant un participe, et avec « je » on dirait « me suis »|Il … levé tôt.|Léa … trompée de rue.|La neige … mise à tomber.|Mon père … assis.|Le chat … caché.|Le vase … cassé en tombant.
leur|leur|un pronom devant un verbe|lui|c’est un pronom devant un verbe, toujours sans s, et on peut dire « lui »|Je … parle souvent.|Nous … avons écrit.|Il … montre la route.|La maîtresse … lit une histoire.|On … donne un ballon.|Tu … réponds poliment.
leur|leur|un déterminant singulier||c’est un déterminant devant un nom au singulier|Les voisins vendent … maison.|Ils ont garé … voiture.|Les jumeaux fêtent … anniversaire.|Elles finissent … travail.|Mes amis promènent … chien.|Les joueurs écoutent … entraîneur.
leur|leurs|un déterminant pluriel||c’est un déterminant devant un nom au pluriel|Les élèves rangent … cahiers.|Ils promènent … chiens.|Mes tantes aiment … enfants.|Elles lavent … mains.|Les arbres perdent … feuilles.|Les pompiers mettent … casques.
sa|sa|un déterminant|ma|c’est un déterminant, on peut dire « ma »|Il range … chambre.|Lola aime … ville.|Elle pose … tasse.|Il a perdu … clé.
sa|ça|un pronom|cela|c’est un pronom, on peut dire « cela »|Je n’aime pas … .|Comment … va ?|Il a dit … hier.|Donne-moi … tout de suite.
sans|sans|une préposition||cette préposition est le contraire de « avec »|Il est parti … manteau.|C’est un jour … soleil.|Il répond … hésiter.|Elle boit son thé … sucre.|Nous avons gagné … toi.|Il marche … bruit.
sans|s’en|deux pronoms devant un verbe||ces deux pronoms sont devant un verbe, et avec « je » on dirait « m’en »|Il … va demain.|Léa … souvient bien.|Elle … moque.|Mon frère … occupe.|Le voisin … plaint.|Le chat … approche.
peu|peu|un adverbe||cet adverbe est le contraire de « beaucoup »|J’ai … d’amis ici.|Il reste … de pain.|Il pleut … en été.|Elle parle … en classe.|Nous avons … de temps.|Ce film a … de succès.
peu|peut|le verbe pouvoir avec il, elle, on|pouvait|c’est le verbe pouvoir, on peut dire « pouvait »|Elle … venir demain.|On … entrer.|Le chien … sortir.|Mon père … nous aider.|Personne ne … répondre.|Il … pleuvoir ce soir.
peu|peux|le verbe pouvoir avec je, tu|pouvais|c’est le verbe pouvoir avec « je » ou « tu », on peut dire « pouvais »|Je … porter ce sac.|Tu … partir.|Est-ce que je … jouer ?|Si tu …, viens.|Je ne … pas courir.|Tu … rester ici.
la|la|un article ou un pronom||ce mot est un article devant un nom, ou un pronom devant un verbe|Je ferme … porte.|Cette chanson, je … connais.|Il regarde … lune.|Ma tante, je … vois souvent.
la|là|un mot de lieu ou de temps||ce mot marque un lieu, on peut dire « ici »|Reste …, je reviens.|Pose ton sac …, près du mur.|Mon père n’est pas … aujourd’hui.|C’est … que j’habite.
la|l’a|un pronom et le verbe avoir|l’avait|ces deux mots veulent dire « l’avait »|Son livre, il … perdu.|Personne ne … vu.|Sa clé, elle … trouvée.|Ce film, mon frère … aimé.
quel|quel|un déterminant masculin singulier||ce déterminant va avec un nom masculin singulier|Dis-moi … métier il fait.|Je ne sais pas … train prendre.|Devine … cadeau il a reçu.|Dites-moi … jour vous convient.
quel|quelle|un déterminant féminin singulier||ce déterminant va avec un nom féminin singulier|Dis-moi … heure il est.|Je ne sais pas … route prendre.|Devine … surprise il prépare.|Dites-moi … couleur vous aimez.
quel|quels|un déterminant masculin pluriel||ce déterminant va avec un nom masculin pluriel|Dis-moi … livres tu aimes.|Je ne sais pas … outils prendre.|Devine … animaux il a vus.|Dites-moi … fruits vous voulez.
quel|quelles|un déterminant féminin pluriel||ce déterminant va avec un nom féminin pluriel|Dis-moi … fleurs tu préfères.|Je ne sais pas … chaussures mettre.|Devine … villes il a visitées.|Dites-moi … langues vous parlez.
quel|qu’elle|que et le pronom elle|qu’il|ces deux mots sont devant un verbe, on peut dire « qu’il »|Je crois … dort.|Il faut … vienne.|On dit … chante bien.|J’espère … réussira.
quand|quand|un mot de temps|lorsque|ce mot marque le temps, on peut dire « lorsque »|Je lis … je suis seul.|Elle chante … tout va bien.|Nous partirons … vous voudrez.|Il rit … je tombe.
quand|quant|dans « quant à »||ce mot est toujours suivi de « à », « au » ou « aux » et veut dire « en ce qui concerne »|Moi, je pars ; … à lui, il reste.|Tout va bien ; … au chien, il dort.|Les uns rient ; … aux autres, ils pleurent.|Je n’ai rien décidé … à mon avenir.
quand|qu’en|que et en||ces deux mots sont « que » et « en »|Je crois … hiver la neige tient.|Dis-moi ce … pense ton père.|Il dit … Espagne on dîne tard.|On n’apprend … travaillant.
pres|près|un adverbe de lieu||cet adverbe est suivi de « de » et veut dire « à côté »|Il habite … du stade.|Le chat dort … du feu.|Assieds-toi … de moi.|La gare est … d’ici.
pres|prêt|un adjectif masculin||cet adjectif est suivi de « à » et s’accorde avec un masculin|Mon frère est … à partir.|Il est … à tout.|Le chien est … à bondir.|Paul se dit … à nous aider.
pres|prête|un adjectif féminin||cet adjectif est suivi de « à » et s’accorde avec un féminin|Ma sœur est … à partir.|Elle est … à tout.|La chatte est … à bondir.|Zoé se dit … à nous aider.
plutot|plutôt|un adverbe qui nuance||cet adverbe, en un mot, veut dire « de préférence » ou « assez »|Il est … grand pour son âge.|Je voudrais lire … que dormir.|Elle choisit le vélo … que la voiture.|Ce film est … drôle.
plutot|plus tôt|le contraire de plus tard||ces deux mots sont le contraire de « plus tard »|Je me suis levé … que d’habitude.|Le train est parti une heure … .|Il est arrivé dix minutes … .|Elle a fini deux jours … que prévu.
quelque|quelques|un déterminant, devant un nom||ce mot, devant un nom au pluriel, veut dire « plusieurs »|Il reste … places.|J’ai lu … pages.|Elle a … amis ici.|Attendez … minutes.
quelque|quel que|devant être, avec un sujet masculin singulier||ces deux mots sont devant « soit » et s’accordent avec un sujet masculin|Il court … soit le temps.|Nous irons … soit le prix.|Elle sourit … soit son souci.|Il obéit … soit l’ordre.
quelque|quelle que|devant être, avec un sujet féminin singulier||ces deux mots sont devant « soit » et s’accordent avec un sujet féminin|Il court … soit la météo.|Appelle … soit la raison.|Elle travaille … soit la fatigue.|Il accepte … soit la réponse.
quoique|quoique|bien que, en un mot|bien que|ce mot veut dire « bien que »|Elle vient … la nuit tombe.|Il sort … la pluie commence.|Nous rions … le film soit triste.|Il joue … son pied soit blessé.
quoique|quoi que|quelle que soit la chose que||ces deux mots veulent dire « quelle que soit la chose que »|Je te crois … tu dises.|Elle reste calme … tu fasses.|Je reviendrai … vous pensiez.|Il sera là … tu décides.
ni|ni|un mot de négation||ce mot de négation se répète|Elle ne boit ni thé … café.|Il ne veut ni manger … boire.|Je n’ai ni frère … sœur.|Ce n’est ni grand … petit.
ni|n’y|ne et le pronom y||ces deux mots sont « ne » et « y », devant un verbe|Je … vais jamais.|Elle … pense plus.|On … voit rien.|Tu … crois pas.
davantage|davantage|un adverbe|plus|cet adverbe, en un mot, veut dire « plus »|Il parle … que moi.|Elle travaille … cette année.|Je lis … en été.|Cette fleur pousse … au soleil.
davantage|d’avantages|un nom au pluriel||ce nom au pluriel veut dire « points positifs »|Ce métier offre peu … .|Cette carte donne beaucoup … .|Le train a plus … que la voiture.|Ce plan n’a pas … .
`

export const KINDS: readonly Kind[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [family = '', form = '', what = '', swap = '', why = '', ...sentences] = line.split('|')
    return { family, form, what, swap, why, sentences }
  })

/** Sentences with two gaps of one family, and both words in their order. */
export const DOUBLES: readonly (readonly [family: string, sentence: string, words: string])[] = [
  ['et', 'Il … grand … fort.', 'est et'],
  ['et', 'Le ciel … bleu … la mer aussi.', 'est et'],
  ['et', 'Tom … son frère savent que la route … longue.', 'et est'],
  ['on', '… dit qu’ils … gagné.', 'on ont'],
  ['on', 'Ils … faim, alors … mange.', 'ont on'],
  ['on', '… croit qu’elles … froid.', 'on ont'],
  ['son', 'Ils … chez … oncle.', 'sont son'],
  ['son', '… père et le mien … amis.', 'son sont'],
  ['son', 'Les clés … dans … sac.', 'sont son'],
  ['ce', '… chien … cache.', 'ce se'],
  ['ce', 'Elle … demande … que tu fais.', 'se ce'],
  ['ce', 'Il … souvient de … jour.', 'se ce'],
  ['cest', '… lui qui … levé le premier.', 'c’est s’est'],
  ['cest', 'Elle … assise, car … long.', 's’est c’est'],
  ['leur', 'Je … rends … livres.', 'leur leurs'],
  ['leur', '… enfants … ressemblent.', 'leurs leur'],
  ['sans', 'Il … va … dire un mot.', 's’en sans'],
  ['sans', '… son aide, elle … occupe mal.', 'sans s’en'],
  ['peu', 'Tu … dormir, il … attendre.', 'peux peut'],
  ['peu', 'Il … venir, il reste … de places.', 'peut peu'],
  ['quand', '… à Léa, elle rit … je chante.', 'quant quand'],
  ['quand', 'Je lis … je veux ; … à lui, il dort.', 'quand quant'],
  ['pres', 'Il est … à venir, il habite … d’ici.', 'prêt près'],
  ['pres', 'Elle est … à partir, assise … de la porte.', 'prête près'],
]

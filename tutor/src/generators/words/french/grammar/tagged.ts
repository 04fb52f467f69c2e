/** The classes of words by the letter that marks them in the table. */
export const CLASSES: Readonly<Record<string, { name: string; test: string }>> = {
  n: { name: 'nom', test: 'un déterminant peut le précéder' },
  d: { name: 'déterminant', test: 'il introduit un nom' },
  a: { name: 'adjectif', test: 'il qualifie un nom et s’accorde avec lui' },
  p: { name: 'pronom', test: 'il remplace un nom ou désigne une personne' },
  v: { name: 'verbe', test: 'il se conjugue' },
  r: { name: 'adverbe', test: 'il est invariable et précise un verbe ou un adjectif' },
  e: { name: 'préposition', test: 'elle est invariable et introduit un complément' },
  c: { name: 'conjonction de coordination', test: 'elle relie deux éléments de même rôle' },
  s: { name: 'conjonction de subordination', test: 'elle introduit une proposition subordonnée' },
}

export type Word = { text: string; kind: string }
/** Sentences each word of which has its class. */
export const SENTENCES: readonly (readonly Word[])[] = `
Le/d petit/a chat/n dort/v sur/e le/d tapis/n
Nous/p mangeons/v souvent/r dans/e la/d cuisine/n
Elle/p chante/v et/c il/p danse/v
Ces/d enfants/n courent/v vite/r
Mon/d frère/n lit/v un/d gros/a livre/n
Je/p marche/v avec/e mon/d chien/n
La/d vieille/a porte/n grince/v toujours/r
Il/p pleut/v mais/c nous/p sortons/v
Tu/p parles/v trop/r doucement/r
Léa/n part/v sans/e son/d manteau/n
Ils/p jouent/v quand/s la/d pluie/n cesse/v
Une/d étoile/n brille/v dans/e le/d ciel/n noir/a
Nous/p rions/v car/c ce/d film/n amuse/v tes/d cousins/n
Elle/p habite/v chez/e sa/d tante/n
Trois/d oiseaux/n chantent/v sous/e ma/d fenêtre/n
Il/p ferme/v doucement/r la/d lourde/a grille/n
Paul/n mange/v une/d pomme/n verte/a
Vous/p travaillez/v bien/r parce_que/s vous/p aimez/v les/d sciences/n
Mes/d voisins/n ou/c ta/d sœur/n viendront/v demain/r
Je/p crois/v que/s ce/d gâteau/n cuit/v
Le/d vent/n souffle/v sur/e les/d toits/n rouges/a
Elles/p partent/v avec/e une/d grande/a valise/n
Cette/d rivière/n traverse/v un/d joli/a village/n
Il/p sourit/v si/s tu/p chantes/v
`
  .trim()
  .split('\n')
  .map(line =>
    line.split(' ').map(word => {
      const [text = '', kind = ''] = word.split('/')
      return { text: text.replaceAll('_', ' '), kind }
    }),
  )

/** One word in two sentences, where it is of two classes. */
export const TWINS: readonly (readonly [word: string, one: string, kind: string, other: string, otherKind: string])[] =
  [
    ['son', 'Il a trouvé [son] livre.', 'd', 'J’entends un [son] étrange.', 'n'],
    ['rire', 'Ce [rire] est joyeux.', 'n', 'Il aime [rire].', 'v'],
    ['le', 'Je [le] vois.', 'p', '[Le] chat dort.', 'd'],
    ['la', 'Il [la] regarde.', 'p', '[La] porte grince.', 'd'],
    ['les', 'Nous [les] invitons.', 'p', '[Les] rues sont vides.', 'd'],
    ['leur', 'Je [leur] parle.', 'p', '[Leur] maison est belle.', 'd'],
    ['porte', 'La [porte] est ouverte.', 'n', 'Il [porte] un sac.', 'v'],
    ['ferme', 'Elle [ferme] la fenêtre.', 'v', 'Mes oncles ont une [ferme].', 'n'],
    ['marche', 'Il [marche] vite.', 'v', 'La dernière [marche] est haute.', 'n'],
    ['fort', 'Cet homme [fort] soulève la pierre.', 'a', 'Tu parles trop [fort].', 'r'],
    ['devoir', 'Il va [devoir] partir.', 'v', 'J’ai fini mon [devoir].', 'n'],
    ['livre', 'Ce [livre] est long.', 'n', 'Le boulanger [livre] le pain.', 'v'],
  ]

/** Words of one class, and intruders that are never of it. */
export const LISTS: readonly (readonly [kind: string, words: string, intruders: string])[] = [
  ['r', 'toujours souvent très jamais lentement doucement hier demain', 'beauté courir dans mais rapide'],
  ['e', 'dans avec sans chez pour sur', 'mais souvent grande courir'],
  ['c', 'mais ou et or ni car', 'quand très dans souvent'],
  ['a', 'heureux étroite lourd magnifique dangereuse léger', 'courage lentement courir bonheur'],
  ['n', 'courage maison bonheur beauté table voiture', 'heureuse courir souvent dans'],
  ['v', 'courir finir vendre chanter partir venir', 'course souvent chanteur heureux'],
  ['d', 'cette mes chaque un plusieurs ces', 'il souvent dans grande'],
  ['p', 'je tu il elles celui-ci', 'mon cette dans souvent'],
]

/** The functions of groups by the mark that the table gives them. */
export const FUNCTIONS: Readonly<
  Record<string, { name: string; short: readonly string[]; asks: string; test: string }>
> = {
  S: {
    name: 'sujet',
    short: [],
    asks: 'qui est-ce qui ? ou qu’est-ce qui ?',
    test: 'on l’encadre par « c’est … qui »',
  },
  COD: {
    name: 'complément d’objet direct',
    short: ['COD'],
    asks: 'qui ? ou quoi ?',
    test: 'il complète le verbe sans préposition, et l’on peut le remplacer par « le », « la » ou « les »',
  },
  COI: {
    name: 'complément d’objet indirect',
    short: ['COI'],
    asks: 'à qui ? ou à quoi ?',
    test: 'il complète le verbe avec une préposition, et ne se supprime pas facilement',
  },
  A: {
    name: 'attribut du sujet',
    short: ['attribut'],
    asks: 'comment est le sujet, ou qui est-il ?',
    test: 'il dit ce qu’est le sujet, après un verbe d’état',
  },
  T: {
    name: 'complément circonstanciel de temps',
    short: ['CC de temps', 'CCT'],
    asks: 'quand ?',
    test: 'il dit quand, et l’on peut le déplacer ou le supprimer',
  },
  L: {
    name: 'complément circonstanciel de lieu',
    short: ['CC de lieu', 'CCL'],
    asks: 'où ?',
    test: 'il dit où, et l’on peut le déplacer ou le supprimer',
  },
  M: {
    name: 'complément circonstanciel de manière',
    short: ['CC de manière', 'CCM'],
    asks: 'comment cela se passe-t-il ?',
    test: 'il dit de quelle manière, et l’on peut le supprimer',
  },
}

export type Part = { text: string; role: string; pronoun: string }
/** Sentences in groups: text, function (V for the verb), and for an object the pronoun that may replace it. */
export const PARSED: readonly (readonly Part[])[] = `
Le chien/S|mange/V|cet os/COD/le|dans la cour/L
Ce matin/T|Léa/S|téléphone/V|à sa sœur/COI/lui
Mon oncle/S|est/V|pompier/A
Les élèves/S|ouvrent/V|leurs livres/COD/les
La mer/S|devient/V|calme/A
Chaque soir/T|mon père/S|raconte/V|cette histoire/COD/la
Zoé/S|obéit/V|à ses parents/COI/leur
Les feuilles/S|tombent/V|doucement/M
Ma tante/S|semble/V|heureuse/A
Nour/S|chante/V|cette chanson/COD/la
Le jardinier/S|arrose/V|les fleurs/COD/les|le matin/T
Hugo/S|ressemble/V|à son grand-père/COI/lui
Mes amis/S|jouent/V|dans le parc/L
Ce garçon/S|paraît/V|timide/A
Le facteur/S|parle/V|à la voisine/COI/lui|devant la porte/L
Hier/T|Karim/S|a perdu/V|sa clé/COD/la
La reine/S|répond/V|aux soldats/COI/leur|avec calme/M
Le vent/S|pousse/V|les nuages/COD/les
Mon frère/S|reste/V|silencieux/A
Le soir/T|les chats/S|dorment/V|sur le lit/L
Le boulanger/S|vend/V|ce pain/COD/le|très vite/M
Inès/S|écrit/V|à ses cousines/COI/leur|le dimanche/T
Cette route/S|semble/V|dangereuse/A
Les oiseaux/S|chantent/V|gaiement/M|au printemps/T
`
  .trim()
  .split('\n')
  .map(line =>
    line.split('|').map(part => {
      const [text = '', role = '', pronoun = ''] = part.split('/')
      return { text, role, pronoun }
    }),
  )

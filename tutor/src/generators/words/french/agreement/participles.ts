/** A sentence with a participle: the rule it shows, its participle in the masculine, what it agrees with, its form. */
export type Participle = {
  rule: string
  sentence: string
  verb: string
  base: string
  /** 0 to 3: masculine, feminine, masculine plural, feminine plural. */
  form: number
  head: string
  why: string
}

/** A line a sentence: rule, sentence, infinitive, participle, form, the word it agrees with (or nothing), reason. */
const TABLE = `
alone|des fenêtres …|fermer|fermé|3|fenêtres|il est employé seul : il s’accorde avec « fenêtres »
alone|une lettre … dans un tiroir|oublier|oublié|1|lettre|il est employé seul : il s’accorde avec « lettre »
alone|des chemins … de neige|couvrir|couvert|2|chemins|il est employé seul : il s’accorde avec « chemins »
alone|les devoirs … hier|finir|fini|2|devoirs|il est employé seul : il s’accorde avec « devoirs »
alone|une porte mal …|peindre|peint|1|porte|il est employé seul : il s’accorde avec « porte »
alone|des chansons … par cœur|apprendre|appris|3|chansons|il est employé seul : il s’accorde avec « chansons »
alone|des mains … de farine|couvrir|couvert|3|mains|il est employé seul : il s’accorde avec « mains »
alone|un livre … en classe|lire|lu|0|livre|il est employé seul : il s’accorde avec « livre »
alone|des pages …|déchirer|déchiré|3|pages|il est employé seul : il s’accorde avec « pages »
alone|une tarte trop …|cuire|cuit|1|tarte|il est employé seul : il s’accorde avec « tarte »
be|La barque est … au large.|partir|parti|1|la barque|avec être, il s’accorde avec le sujet « la barque »
be|Les oiseaux sont … au printemps.|revenir|revenu|2|les oiseaux|avec être, il s’accorde avec le sujet « les oiseaux »
be|Les hirondelles sont … .|arriver|arrivé|3|les hirondelles|avec être, il s’accorde avec le sujet « les hirondelles »
be|Samir et Léa sont … ensemble.|sortir|sorti|2|Samir et Léa|avec être, il s’accorde avec le sujet, où il y a un masculin
be|Ma grand-mère est … en 1950.|naître|né|1|ma grand-mère|avec être, il s’accorde avec le sujet « ma grand-mère »
be|Les feuilles sont … hier.|tomber|tombé|3|les feuilles|avec être, il s’accorde avec le sujet « les feuilles »
be|Mon père est … tard.|rentrer|rentré|0|mon père|avec être, il s’accorde avec le sujet « mon père »
be|Mes sœurs sont … en train.|venir|venu|3|mes sœurs|avec être, il s’accorde avec le sujet « mes sœurs »
be|La neige est … cette nuit.|tomber|tombé|1|la neige|avec être, il s’accorde avec le sujet « la neige »
be|Les coureurs sont … à midi.|partir|parti|2|les coureurs|avec être, il s’accorde avec le sujet « les coureurs »
passive|La ville a été … .|détruire|détruit|1|la ville|au passif, il s’accorde avec le sujet « la ville »
passive|Les élèves ont été … .|féliciter|félicité|2|les élèves|au passif, il s’accorde avec le sujet « les élèves »
passive|Ces lettres ont été … à la main.|écrire|écrit|3|ces lettres|au passif, il s’accorde avec le sujet « ces lettres »
passive|La porte a été … .|ouvrir|ouvert|1|la porte|au passif, il s’accorde avec le sujet « la porte »
passive|Les clés ont été … hier.|perdre|perdu|3|les clés|au passif, il s’accorde avec le sujet « les clés »
passive|Ces ponts ont été … en bois.|construire|construit|2|ces ponts|au passif, il s’accorde avec le sujet « ces ponts »
passive|La photo a été … de loin.|prendre|pris|1|la photo|au passif, il s’accorde avec le sujet « la photo »
passive|Les fruits ont été … .|cueillir|cueilli|2|les fruits|au passif, il s’accorde avec le sujet « les fruits »
passive|Les rues ont été … ce matin.|laver|lavé|3|les rues|au passif, il s’accorde avec le sujet « les rues »
passive|Le vase a été … .|casser|cassé|0|le vase|au passif, il s’accorde avec le sujet « le vase »
after|Elles ont … des mûres.|cueillir|cueilli|0||avec avoir, le COD « des mûres » est derrière : pas d’accord
after|Mes sœurs ont … longtemps.|dormir|dormi|0||avec avoir et sans COD : pas d’accord
after|Léa a … la porte.|ouvrir|ouvert|0||avec avoir, le COD « la porte » est derrière : pas d’accord
after|Nous avons … ces photos.|prendre|pris|0||avec avoir, le COD « ces photos » est derrière : pas d’accord
after|Les filles ont … à leurs amis.|parler|parlé|0||avec avoir et sans COD : pas d’accord
after|Elle a … deux lettres.|écrire|écrit|0||avec avoir, le COD « deux lettres » est derrière : pas d’accord
after|Mes tantes ont … la vaisselle.|faire|fait|0||avec avoir, le COD « la vaisselle » est derrière : pas d’accord
after|Ils ont … les règles.|comprendre|compris|0||avec avoir, le COD « les règles » est derrière : pas d’accord
after|Les élèves ont … toute la leçon.|apprendre|appris|0||avec avoir, le COD « toute la leçon » est derrière : pas d’accord
after|Elles ont … de bonne humeur.|chanter|chanté|0||avec avoir et sans COD : pas d’accord
that|Les mûres qu’elles ont … sont noires.|cueillir|cueilli|3|les mûres|le COD « qu’ », mis pour « les mûres », est devant
that|La chanson que tu as … est belle.|écrire|écrit|1|la chanson|le COD « que », mis pour « la chanson », est devant
that|Les livres que j’ai … sont vieux.|lire|lu|2|les livres|le COD « que », mis pour « les livres », est devant
that|La veste qu’il a … est chaude.|mettre|mis|1|la veste|le COD « qu’ », mis pour « la veste », est devant
that|Les photos que Paul a … sont floues.|prendre|pris|3|les photos|le COD « que », mis pour « les photos », est devant
that|Le pont qu’ils ont … tient encore.|construire|construit|0|le pont|le COD « qu’ », mis pour « le pont », est devant
that|Les clés que Zoé a … sont ici.|perdre|perdu|3|les clés|le COD « que », mis pour « les clés », est devant
that|Les amis que j’ai … arrivent.|inviter|invité|2|les amis|le COD « que », mis pour « les amis », est devant
that|La tarte que ma mère a … est bonne.|faire|fait|1|la tarte|le COD « que », mis pour « la tarte », est devant
that|Les règles que j’ai … sont simples.|apprendre|appris|3|les règles|le COD « que », mis pour « les règles », est devant
pronoun|Ces photos, je les ai … hier.|prendre|pris|3|ces photos|le COD « les », mis pour « ces photos », est devant
pronoun|Cette lettre, il l’a … seul.|écrire|écrit|1|cette lettre|le COD « l’ », mis pour « cette lettre », est devant
pronoun|Ces livres, nous les avons … .|lire|lu|2|ces livres|le COD « les », mis pour « ces livres », est devant
pronoun|Ta clé, je l’ai … .|perdre|perdu|1|ta clé|le COD « l’ », mis pour « ta clé », est devant
pronoun|Ce pain, elle l’a … au four.|mettre|mis|0|ce pain|le COD « l’ », mis pour « ce pain », est devant
pronoun|Ces fleurs, Léa les a … .|cueillir|cueilli|3|ces fleurs|le COD « les », mis pour « ces fleurs », est devant
pronoun|La porte, tu l’as … trop fort.|fermer|fermé|1|la porte|le COD « l’ », mis pour « la porte », est devant
pronoun|Mes cousins, je les ai … hier.|voir|vu|2|mes cousins|le COD « les », mis pour « mes cousins », est devant
pronoun|Ces tartes, qui les a … ?|faire|fait|3|ces tartes|le COD « les », mis pour « ces tartes », est devant
pronoun|La leçon, ils l’ont … vite.|comprendre|compris|1|la leçon|le COD « l’ », mis pour « la leçon », est devant
question|Quelle route avez-vous … ?|prendre|pris|1|quelle route|le COD « quelle route » est devant
question|Quels livres as-tu … ?|lire|lu|2|quels livres|le COD « quels livres » est devant
question|Quelles fleurs a-t-elle … ?|cueillir|cueilli|3|quelles fleurs|le COD « quelles fleurs » est devant
question|Combien de lettres as-tu … ?|écrire|écrit|3|lettres|le COD « combien de lettres » est devant
question|Quelle chanson ont-ils … ?|apprendre|appris|1|quelle chanson|le COD « quelle chanson » est devant
question|Quels gâteaux avez-vous … ?|faire|fait|2|quels gâteaux|le COD « quels gâteaux » est devant
question|Quel film as-tu … ?|voir|vu|0|quel film|le COD « quel film » est devant
question|Quelles portes a-t-il … ?|ouvrir|ouvert|3|quelles portes|le COD « quelles portes » est devant
question|Quelle veste as-tu … ?|mettre|mis|1|quelle veste|le COD « quelle veste » est devant
question|Quelles clés a-t-on … ?|perdre|perdu|3|quelles clés|le COD « quelles clés » est devant
none|Mes tantes, je leur ai … .|parler|parlé|0||« leur » est un COI : pas d’accord
none|Des pommes, j’en ai … .|cueillir|cueilli|0||le pronom « en » ne commande pas l’accord
none|Ces chansons nous ont … .|plaire|plu|0||« nous » est un COI (plaire à quelqu’un) : pas d’accord
none|Des lettres, elle en a … dix.|écrire|écrit|0||le pronom « en » ne commande pas l’accord
none|Ses sœurs, il leur a … .|répondre|répondu|0||« leur » est un COI : pas d’accord
none|Des photos, nous en avons … .|prendre|pris|0||le pronom « en » ne commande pas l’accord
none|Tes cousines, tu leur as … .|mentir|menti|0||« leur » est un COI : pas d’accord
none|Des fautes, j’en ai … .|faire|fait|0||le pronom « en » ne commande pas l’accord
none|Les juges leur ont … .|sourire|souri|0||« leur » est un COI : pas d’accord
none|Des mûres, ils en ont … .|vendre|vendu|0||le pronom « en » ne commande pas l’accord
self|Léa s’est … ce matin.|laver|lavé|1|Léa|« s’ » est COD (elle a lavé elle-même) : accord avec « Léa »
self|Les filles se sont … derrière l’arbre.|cacher|caché|3|les filles|« se » est COD : accord avec « les filles »
self|Les souris se sont … .|enfuir|enfui|3|les souris|« se » ne s’analyse pas : accord avec le sujet
self|La reine s’est … .|évanouir|évanoui|1|la reine|« s’ » ne s’analyse pas : accord avec le sujet
self|Mes frères se sont … .|battre|battu|2|mes frères|« se » est COD : accord avec « mes frères »
self|Elles se sont … de tout.|souvenir|souvenu|3|elles|« se » ne s’analyse pas : accord avec le sujet
self|Ma mère s’est … au soleil.|asseoir|assis|1|ma mère|« s’ » est COD : accord avec « ma mère »
self|Les coureurs se sont … .|blesser|blessé|2|les coureurs|« se » est COD : accord avec « les coureurs »
self|La chatte s’est … .|endormir|endormi|1|la chatte|« s’ » est COD : accord avec « la chatte »
self|Les voisines se sont … au marché.|voir|vu|3|les voisines|« se » est COD (elles ont vu qui ?) : accord avec le sujet
selfnone|Léa s’est … les mains.|laver|lavé|0||le COD « les mains » est derrière, et « s’ » est COI : pas d’accord
selfnone|Elles se sont … longtemps.|parler|parlé|0||« se » est COI (parler à quelqu’un) : pas d’accord
selfnone|Ma sœur s’est … le bras.|casser|cassé|0||le COD « le bras » est derrière, et « s’ » est COI : pas d’accord
selfnone|Les reines se sont … sur le trône.|succéder|succédé|0||« se » est COI (succéder à quelqu’un) : pas d’accord
selfnone|Elles se sont … des lettres.|écrire|écrit|0||le COD « des lettres » est derrière, et « se » est COI : pas d’accord
selfnone|Les amies se sont … tout de suite.|plaire|plu|0||« se » est COI (plaire à quelqu’un) : pas d’accord
selfnone|Zoé s’est … une jambe.|tordre|tordu|0||le COD « une jambe » est derrière, et « s’ » est COI : pas d’accord
selfnone|Elles se sont … .|sourire|souri|0||« se » est COI (sourire à quelqu’un) : pas d’accord
selfnone|Les filles se sont … un secret.|dire|dit|0||le COD « un secret » est derrière, et « se » est COI : pas d’accord
selfnone|Les voisines se sont … au téléphone.|répondre|répondu|0||« se » est COI (répondre à quelqu’un) : pas d’accord
alone|des nappes … avec soin|plier|plié|3|nappes|il est employé seul : il s’accorde avec « nappes »
alone|une histoire … en classe|lire|lu|1|histoire|il est employé seul : il s’accorde avec « histoire »
alone|des mots mal …|écrire|écrit|2|mots|il est employé seul : il s’accorde avec « mots »
be|Ma tante est … à l’hôtel.|descendre|descendu|1|ma tante|avec être, il s’accorde avec le sujet « ma tante »
be|Les invités sont … à l’heure.|arriver|arrivé|2|les invités|avec être, il s’accorde avec le sujet « les invités »
be|Les étoiles sont … dans la nuit.|apparaître|apparu|3|les étoiles|avec être, il s’accorde avec le sujet « les étoiles »
passive|La lettre a été … hier.|lire|lu|1|la lettre|au passif, il s’accorde avec le sujet « la lettre »
passive|Les voleurs ont été … .|punir|puni|2|les voleurs|au passif, il s’accorde avec le sujet « les voleurs »
passive|Ces maisons ont été … .|vendre|vendu|3|ces maisons|au passif, il s’accorde avec le sujet « ces maisons »
after|Zoé a … sa clé.|perdre|perdu|0||avec avoir, le COD « sa clé » est derrière : pas d’accord
after|Mes cousines ont … leurs chaussures.|mettre|mis|0||avec avoir, le COD « leurs chaussures » est derrière : pas d’accord
after|La reine a … aux soldats.|répondre|répondu|0||avec avoir et sans COD : pas d’accord
that|La maison que mon oncle a … est petite.|vendre|vendu|1|la maison|le COD « que », mis pour « la maison », est devant
that|Les films que j’ai … sont longs.|voir|vu|2|les films|le COD « que », mis pour « les films », est devant
that|Les fenêtres qu’il a … claquent.|ouvrir|ouvert|3|les fenêtres|le COD « qu’ », mis pour « les fenêtres », est devant
pronoun|Cette maison, ils l’ont … .|vendre|vendu|1|cette maison|le COD « l’ », mis pour « cette maison », est devant
pronoun|Ces gants, je les ai … .|perdre|perdu|2|ces gants|le COD « les », mis pour « ces gants », est devant
pronoun|Ces chansons, il les a … .|apprendre|appris|3|ces chansons|le COD « les », mis pour « ces chansons », est devant
question|Quelle maison ont-ils … ?|vendre|vendu|1|quelle maison|le COD « quelle maison » est devant
question|Quels mots as-tu … ?|écrire|écrit|2|quels mots|le COD « quels mots » est devant
question|Quelles tartes a-t-elle … ?|faire|fait|3|quelles tartes|le COD « quelles tartes » est devant
none|Des chansons, elle en a … .|apprendre|appris|0||le pronom « en » ne commande pas l’accord
none|Mes sœurs, ce film leur a … .|plaire|plu|0||« leur » est un COI (plaire à quelqu’un) : pas d’accord
none|Des lettres, il en a … .|lire|lu|0||le pronom « en » ne commande pas l’accord
self|La petite fille s’est … derrière un mur.|cacher|caché|1|la petite fille|« s’ » est COD : accord avec « la petite fille »
self|Mes oncles se sont … devant la gare.|asseoir|assis|2|mes oncles|« se » est COD : accord avec « mes oncles »
self|Les poules se sont … dans le pré.|enfuir|enfui|3|les poules|« se » ne s’analyse pas : accord avec le sujet
selfnone|Lina s’est … les cheveux.|sécher|séché|0||le COD « les cheveux » est derrière, et « s’ » est COI : pas d’accord
selfnone|Mes tantes se sont … au téléphone.|parler|parlé|0||« se » est COI (parler à quelqu’un) : pas d’accord
selfnone|Les deux sœurs se sont … un jour.|mentir|menti|0||« se » est COI (mentir à quelqu’un) : pas d’accord
`

export const PARTICIPLES: readonly Participle[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [rule = '', sentence = '', verb = '', base = '', form = '', head = '', why = ''] = line.split('|')
    return { rule, sentence, verb, base, form: Number(form), head, why }
  })

/** Verb, participle, a group that lets its last letter be heard, and slips. */
export const MADE: readonly (readonly [verb: string, participle: string, group: string, slips: readonly string[]])[] = [
  ['écrire', 'écrit', 'une lettre écrite', ['écri', 'écris']],
  ['prendre', 'pris', 'une photo prise', ['pri', 'prit']],
  ['mettre', 'mis', 'une table mise', ['mi', 'mit']],
  ['faire', 'fait', 'une tarte faite', ['fai', 'fais']],
  ['dire', 'dit', 'une chose dite', ['di', 'dis']],
  ['ouvrir', 'ouvert', 'une porte ouverte', ['ouvri', 'ouver']],
  ['finir', 'fini', 'une page finie', ['finit', 'finis']],
  ['partir', 'parti', 'une barque partie', ['partit', 'partis']],
  ['vendre', 'vendu', 'une maison vendue', ['vendut', 'vendus']],
  ['lire', 'lu', 'une page lue', ['lut', 'lus']],
  ['boire', 'bu', 'une eau bue', ['but', 'bus']],
  ['asseoir', 'assis', 'une femme assise', ['assi', 'assit']],
  ['couvrir', 'couvert', 'une tête couverte', ['couvri', 'couver']],
  ['apprendre', 'appris', 'une leçon apprise', ['appri', 'apprit']],
  ['choisir', 'choisi', 'une robe choisie', ['choisit', 'choisis']],
  ['offrir', 'offert', 'une place offerte', ['offri', 'offer']],
]

/** Sentences with a verb in -er or a participle, and which one it is. */
export const ENDINGS: readonly (readonly [sentence: string, verb: string, isParticiple: boolean])[] = [
  ['J’ai … une chanson.', 'chanter', true],
  ['Je vais … une chanson.', 'chanter', false],
  ['Nous avons … la table.', 'débarrasser', true],
  ['Il faut … la table.', 'débarrasser', false],
  ['Elle a … ses clés.', 'chercher', true],
  ['Elle part … ses clés.', 'chercher', false],
  ['Ils ont … au ballon.', 'jouer', true],
  ['Ils veulent … au ballon.', 'jouer', false],
  ['Tu as … la porte.', 'fermer', true],
  ['Pense à … la porte.', 'fermer', false],
  ['On a … des pommes.', 'acheter', true],
  ['On peut … des pommes.', 'acheter', false],
  ['Il est sorti sans … .', 'parler', false],
  ['J’avais … trop vite.', 'parler', true],
]

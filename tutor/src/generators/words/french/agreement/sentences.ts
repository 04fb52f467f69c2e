/** A sentence whose verb is in the present: where the trap lies, the sentence, the verb, its person (0 to 5), its subject, why. */
export type Agreement = {
  trap: string
  sentence: string
  verb: string
  person: number
  subject: string
  why: string
  /** Another group of the sentence that is not its subject, where there is one. */
  other: string
}

/** A line a sentence: trap, sentence, verb in -er, person, subject, reason, other group. */
const TABLE = `
far|Les enfants du village … dans la cour.|jouer|5|Les enfants du village|le mot qui commande est « enfants », pas « village »|du village
far|Le bruit des vagues … les dormeurs.|réveiller|2|Le bruit des vagues|le mot qui commande est « bruit », pas « vagues »|les dormeurs
far|Les fleurs de ce jardin … vite.|pousser|5|Les fleurs de ce jardin|le mot qui commande est « fleurs », pas « jardin »|de ce jardin
far|L’odeur des crêpes … la maison.|parfumer|2|L’odeur des crêpes|le mot qui commande est « odeur », pas « crêpes »|des crêpes
far|Les roues du camion … sur le sable.|glisser|5|Les roues du camion|le mot qui commande est « roues », pas « camion »|sur le sable
far|Le chien des voisins … la nuit.|hurler|2|Le chien des voisins|le mot qui commande est « chien », pas « voisins »|la nuit
far|Les fenêtres de la maison … mal.|fermer|5|Les fenêtres de la maison|le mot qui commande est « fenêtres », pas « maison »|de la maison
far|Le gardien des immeubles … les allées.|surveiller|2|Le gardien des immeubles|le mot qui commande est « gardien », pas « immeubles »|les allées
far|Les clients du boulanger … sous la pluie.|patienter|5|Les clients du boulanger|le mot qui commande est « clients », pas « boulanger »|sous la pluie
far|Le chef des pompiers … les ordres.|donner|2|Le chef des pompiers|le mot qui commande est « chef », pas « pompiers »|les ordres
several|Lina et moi … ensemble.|chanter|3|Lina et moi|« Lina et moi », c’est « nous »|ensemble
several|Toi et ton frère … trop fort.|crier|4|Toi et ton frère|« toi et ton frère », c’est « vous »|trop fort
several|Le père et sa fille … au marché.|travailler|5|Le père et sa fille|deux sujets de la 3e personne font « ils »|au marché
several|Mes cousins et moi … des crêpes.|préparer|3|Mes cousins et moi|« mes cousins et moi », c’est « nous »|des crêpes
several|Zoé et toi … la même robe.|porter|4|Zoé et toi|« Zoé et toi », c’est « vous »|la même robe
several|Le chat et le chien … sur le tapis.|ronfler|5|Le chat et le chien|deux sujets de la 3e personne font « ils »|sur le tapis
several|Toi et moi … demain.|arriver|3|Toi et moi|« toi et moi », c’est « nous »|demain
several|La pluie et le vent … les arbres.|secouer|5|La pluie et le vent|deux sujets de la 3e personne font « ils »|les arbres
who|C’est moi qui … la table.|débarrasser|0|qui|« qui » remplace « moi » : 1re personne du singulier|la table
who|C’est toi qui … le ballon.|attraper|1|qui|« qui » remplace « toi » : 2e personne du singulier|le ballon
who|C’est nous qui … la classe.|décorer|3|qui|« qui » remplace « nous » : 1re personne du pluriel|la classe
who|C’est vous qui … le mieux.|dessiner|4|qui|« qui » remplace « vous » : 2e personne du pluriel|le mieux
who|J’aime les oiseaux qui … au printemps.|chanter|5|qui|« qui » remplace « les oiseaux » : 3e personne du pluriel|au printemps
who|Je connais la femme qui … ici.|travailler|2|qui|« qui » remplace « la femme » : 3e personne du singulier|ici
who|Ce sont eux qui … le repas.|apporter|5|qui|« qui » remplace « eux » : 3e personne du pluriel|le repas
who|C’est moi qui … les plantes.|arroser|0|qui|« qui » remplace « moi » : 1re personne du singulier|les plantes
behind|Dans le ciel … des hirondelles.|voler|5|des hirondelles|le sujet est derrière le verbe : « des hirondelles »|Dans le ciel
behind|Sur la place … deux enfants.|jouer|5|deux enfants|le sujet est derrière le verbe : « deux enfants »|Sur la place
behind|Au bord des routes … un ruisseau.|serpenter|2|un ruisseau|le sujet est derrière le verbe : « un ruisseau »|Au bord des routes
behind|Derrière la porte … les invités.|bavarder|5|les invités|le sujet est derrière le verbe : « les invités »|Derrière la porte
behind|Dans les rues … la foule.|arriver|2|la foule|le sujet est derrière le verbe : « la foule », un singulier|Dans les rues
behind|Sous les arbres … une source.|murmurer|2|une source|le sujet est derrière le verbe : « une source »|Sous les arbres
behind|Au loin … les cloches.|sonner|5|les cloches|le sujet est derrière le verbe : « les cloches »|Au loin
behind|Sur les toits … la neige.|tomber|2|la neige|le sujet est derrière le verbe : « la neige »|Sur les toits
one|Tout le monde … à cette blague.|rigoler|2|Tout le monde|« tout le monde » demande le singulier|à cette blague
one|Chacun … sa chaise.|apporter|2|Chacun|« chacun » demande le singulier|sa chaise
one|Personne n’… ce bruit.|aimer|2|Personne|« personne » demande le singulier|ce bruit
one|Le soir, on … des histoires.|raconter|2|on|« on » demande le singulier, même s’il désigne plusieurs personnes|des histoires
one|Tout le monde … les joueurs.|regarder|2|Tout le monde|« tout le monde » demande le singulier|les joueurs
one|Chacun … ses crayons.|apporter|2|Chacun|« chacun » demande le singulier|ses crayons
many|La plupart des élèves … à vélo.|arriver|5|La plupart des élèves|« la plupart des élèves » demande le pluriel|à vélo
many|Beaucoup de gens … cette plage.|aimer|5|Beaucoup de gens|« beaucoup de gens » demande le pluriel|cette plage
many|La plupart des chats … l’eau.|détester|5|La plupart des chats|« la plupart des chats » demande le pluriel|l’eau
many|Beaucoup de fleurs … au soleil.|pousser|5|Beaucoup de fleurs|« beaucoup de fleurs » demande le pluriel|au soleil
between|Mon frère les … le dimanche.|inviter|2|Mon frère|le sujet est « mon frère » ; « les » est un complément|les
between|Ce bruit nous … .|fatiguer|2|Ce bruit|le sujet est « ce bruit » ; « nous » est un complément|nous
between|Mes parents la … souvent.|consoler|5|Mes parents|le sujet est « mes parents » ; « la » est un complément|la
between|Ta voisine vous … .|écouter|2|Ta voisine|le sujet est « ta voisine » ; « vous » est un complément|vous
between|Les chiens le … partout.|chercher|5|Les chiens|le sujet est « les chiens » ; « le » est un complément|le
between|Il les … avec soin.|plier|2|Il|le sujet est « il » ; « les » est un complément|les
between|Je les … tous les jours.|croiser|0|Je|le sujet est « je » ; « les » est un complément|les
between|Elles l’… chaque été.|inviter|5|Elles|le sujet est « elles » ; « l’ » est un complément|l’
several|Ma mère et moi … un gâteau.|préparer|3|Ma mère et moi|« ma mère et moi », c’est « nous »|un gâteau
several|Ton voisin et toi … au ballon.|jouer|4|Ton voisin et toi|« ton voisin et toi », c’est « vous »|au ballon
several|Léo et sa sœur … le couvert.|débarrasser|5|Léo et sa sœur|deux sujets de la 3e personne font « ils »|le couvert
who|C’est toi qui … trop vite.|parler|1|qui|« qui » remplace « toi » : 2e personne du singulier|trop vite
who|Voici les enfants qui … demain.|arriver|5|qui|« qui » remplace « les enfants » : 3e personne du pluriel|demain
who|C’est vous qui … la réponse.|donner|4|qui|« qui » remplace « vous » : 2e personne du pluriel|la réponse
behind|Près du lac … un héron.|marcher|2|un héron|le sujet est derrière le verbe : « un héron »|Près du lac
behind|Au fond des bois … trois loups.|hurler|5|trois loups|le sujet est derrière le verbe : « trois loups »|Au fond des bois
behind|Entre les pierres … une fleur.|pousser|2|une fleur|le sujet est derrière le verbe : « une fleur »|Entre les pierres
one|Ici, on … à voix basse.|parler|2|on|« on » demande le singulier, même s’il désigne plusieurs personnes|à voix basse
one|Chacun … son voisin en silence.|regarder|2|Chacun|« chacun » demande le singulier|son voisin
one|Tout le monde … la même chanson.|chanter|2|Tout le monde|« tout le monde » demande le singulier|la même chanson
one|Personne ne … ce soir.|travailler|2|Personne|« personne » demande le singulier|ce soir
one|À midi, on … dans la cour.|manger|2|on|« on » demande le singulier, même s’il désigne plusieurs personnes|dans la cour
many|La plupart des trains … à l’heure.|arriver|5|La plupart des trains|« la plupart des trains » demande le pluriel|à l’heure
many|Beaucoup de visiteurs … le musée.|aimer|5|Beaucoup de visiteurs|« beaucoup de visiteurs » demande le pluriel|le musée
many|La plupart des joueurs … bien.|jouer|5|La plupart des joueurs|« la plupart des joueurs » demande le pluriel|bien
many|Beaucoup de pommes … dans l’herbe.|tomber|5|Beaucoup de pommes|« beaucoup de pommes » demande le pluriel|dans l’herbe
many|La plupart des voisins … le samedi.|travailler|5|La plupart des voisins|« la plupart des voisins » demande le pluriel|le samedi
many|Beaucoup d’oiseaux … à l’aube.|chanter|5|Beaucoup d’oiseaux|« beaucoup d’oiseaux » demande le pluriel|à l’aube
many|La plupart des enfants … courir.|aimer|5|La plupart des enfants|« la plupart des enfants » demande le pluriel|courir
between|Notre tante nous … des cartes.|donner|2|Notre tante|le sujet est « notre tante » ; « nous » est un complément|nous
between|Les pompiers le … vite.|transporter|5|Les pompiers|le sujet est « les pompiers » ; « le » est un complément|le
between|Tu les … trop fort.|serrer|1|Tu|le sujet est « tu » ; « les » est un complément|les
far|Les pages de ce livre … au vent.|voler|5|Les pages de ce livre|le mot qui commande est « pages », pas « livre »|au vent
far|Le panier de cerises … sur la table.|rester|2|Le panier de cerises|le mot qui commande est « panier », pas « cerises »|sur la table
far|Les élèves de cette classe … en chœur.|chanter|5|Les élèves de cette classe|le mot qui commande est « élèves », pas « classe »|en chœur
`

export const AGREEMENTS: readonly Agreement[] = TABLE.trim()
  .split('\n')
  .map(line => {
    const [trap = '', sentence = '', verb = '', person = '', subject = '', why = '', other = ''] = line.split('|')
    return { trap, sentence, verb, person: Number(person), subject, why, other }
  })

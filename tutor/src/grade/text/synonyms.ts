import { lemmas } from './lexicon.ts'
import type { Word } from './tokens.ts'

/** Words with which a pupil says the same; only where something is looked for, never where something speaks against it. */
const GROUPS = `
  mourir décéder périr succomber crever; tuer massacrer exterminer assassiner abattre éliminer; transmettre propager répandre refiler;
  construire bâtir édifier ériger; détruire démolir raser anéantir ravager dévaster ruiner; bloquer arrêter stopper empêcher;
  augmenter grandir croître accroître; diminuer baisser réduire décroître; agrandir élargir étendre;
  relier lier rattacher connecter attacher joindre; vibrer trembler; entreprise firme boite; touriste visiteur vacancier;
  habitant population; enfant gosse gamin môme; ami copain camarade pote; argent sou monnaie fric; salaire paie paye;
  emploi travail boulot métier job; travailler bosser; nourriture aliment bouffe; manger bouffer dévorer; gaspiller gâcher;
  gaspillage gâchis; partager répartir distribuer; dénoncer critiquer condamner; émouvoir attendrir bouleverser; pitié compassion;
  comprendre saisir piger; montrer prouver démontrer révéler; expliquer justifier; avis opinion; début commencement; fin terme;
  différent distinct; identique pareil même semblable similaire; séparé isolé détaché; dangereux risqué périlleux; danger risque péril;
  peur crainte frayeur effroi terreur angoisse épouvante; heureux content joyeux; colère rage fureur; médecin docteur toubib;
  soigner guérir; obscur sombre; vite rapidement; lent lentement; fort puissant costaud; faible fragile; riche fortuné aisé;
  pauvre démuni misérable; pauvreté misère; guerre conflit; combattre lutter battre affronter; attaquer agresser; gagner remporter;
  roi souverain monarque; soumettre asservir; punir sanctionner; interdire prohiber; autoriser permettre; obliger forcer contraindre;
  nommer désigner choisir; révolter rebeller soulever insurger; révolte rébellion soulèvement insurrection; fuir enfuir échapper;
  quitter partir; bouger déplacer remuer; migrer émigrer; habiter vivre loger résider; maison logement habitation; ville cité agglomération;
  paysan agriculteur cultivateur fermier; récolter moissonner; marchand commerçant vendeur; marchandise produit; fabriquer produire;
  transformer convertir changer; électricité courant; thermique chaleur; dioxygène oxygène; cerveau encéphale; plante végétal;
  animal bête; graine semence; germer pousser; sol terre; océan mer; polluer pollution; météo météorologie; déchet ordure détritus;
  nature environnement; forêt bois; supprimer enlever retirer ôter éliminer abolir; ajouter rajouter additionner; moitié demi; auteur écrivain;
  raconter narrer; moquer ridiculiser railler; comique drôle amusant marrant rigolo humour; mentir mensonge; étrange bizarre;
  étonner surprendre; futur avenir; antérieur précédent; postérieur suivant; souvent fréquemment; nombreux beaucoup plein;
  besoin nécessaire nécessiter; aider secourir assister; aide secours soutien; protéger défendre préserver; liberté libre librement;
  injuste injustice; foi croyance; prier prière; taxe impôt; soldat militaire; vêtement habit; élève étudiant; professeur enseignant prof;
  savant scientifique chercheur; livre bouquin ouvrage; lettre courrier; information info renseignement; internet web;
  voiture auto automobile bagnole véhicule; bateau navire; route chemin; loin éloigné distant; parler discuter bavarder converser dialoguer;
  crier hurler; cacher dissimuler; regarder observer voir; rêver rêve songe; haïr détester; courage courageux brave vaillant preux;
  loyal fidèle; avare radin; rusé malin astucieux; bête idiot stupide; énorme immense géant gigantesque; vieux âgé ancien; nouveau neuf récent;
  difficile dur compliqué; facile simple; important essentiel; célèbre connu; vitesse rapidité; monde planète; migrant immigré;
  concurrence compétition; fermer fermeture; développer grandir prospérer grossir; sécurité sûreté; juger juge jugement; conséquence effet;
  cause raison motif; but objectif; exemple cas; méthode technique; erreur faute; mot terme; remplacer substituer; répéter redire répétition;
  contraire opposé inverse; inconnu anonyme; mystère suspense énigme; brûler cramer combustion; consommer utiliser; stocker emmagasiner;
  briller luire allumer; ampoule lampe; perturber gêner troubler déranger; imiter copier; entendre percevoir capter; 
  pas jamais sans; peau épiderme; découper couper trancher; coller fixer attacher;
  peureux craintif; blessure plaie; ennemi adversaire; armée troupe; chef dirigeant; diriger gouverner commander; surveiller contrôler;
  exil exilé exiler; naviguer navigation; conquérir conquête; église chapelle; noble noblesse; solitude isolement;
  tristesse triste chagrin; beauté beau; honte honteux; jalousie jaloux; orgueil orgueilleux fierté; triste malheureux; vengeance venger;
  pardonner pardon; promettre promesse; trahir trahison; espoir espérer; menacer menace; accuser accusation; libérer délivrer affranchir;
  libération délivrance; emprisonner enfermer; prison cachot; échanger échange commerce; acheter achat; vendre vente; importer importation;
  exporter exportation; produire production; consommer consommation; respirer respiration; digérer digestion; nourrir nutrition;
  évaporer évaporation; fondre fusion; chauffer chauffage; éclairer éclairage lumière; mesurer mesure; peser pesée; doubler double;
  ressembler ressemblance semblable; dépendre dépendance; participer participation; décider décision; créer création; naître naissance;
  arroser arrosage irrigation; planter plantation; abîmer détériorer endommager; économiser épargner; trier tri; recycler recyclage;
  embauche embaucher recruter; licencier virer renvoyer; installer implanter; attirer séduire; déménager partir; grève manifester manifestation
`
  .split(';')
  .map(group => group.trim().split(/\s+/))

const groups = new Map<string, number[]>()
const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe')
for (const [number, group] of GROUPS.entries())
  for (const word of group) groups.set(fold(word), [...(groups.get(fold(word)) ?? []), number])

const MAX_REMEMBERED = 20_000
const remembered = new Map<string, readonly number[]>()
const listGroups = (text: string): readonly number[] => {
  const known = remembered.get(text)
  if (known) return known
  const found = [text, ...lemmas(text)].flatMap(key => groups.get(key) ?? [])
  if (remembered.size >= MAX_REMEMBERED) remembered.clear()
  remembered.set(text, found)
  return found
}

/** Whether two words say the same in an answer. */
export const meansSame = (word: Word, wanted: Word): boolean => {
  const wantedGroups = listGroups(wanted.text)
  return wantedGroups.length > 0 && listGroups(word.text).some(group => wantedGroups.includes(group))
}

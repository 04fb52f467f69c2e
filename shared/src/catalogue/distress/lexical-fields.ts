import { toSound } from './sound.ts'

/** Words that speak of the same thing, a field a line: what was learnt of some of them holds for the others. */
const FIELDS = `pere mere papa maman parents beaupere vieux belle beau
oncle tonton tante tata papi mamie frere soeur cousin cousine famille parrain demi grand
prof professeur entraineur coach adulte homme monsieur type gars inconnu voisin animateur surveillant educateur educ majeur cure ans
eleve classe copain copine pote ami camarade grands troisieme fille garson bande groupe ex quelqu
tous monde gens autres ils elles on eux college
il elle lui y
je
me m moi nous ma mon
frappe tape tapent bat battre battent battu cogne gifle claque coup tabasse defonce etrangle fouette baffe raclee patate droite pousse bouscule crache pince secoue violent violente violence bute attache enferme casse hurle lever hit etouffe
ceinture baton cintre couteau mur porte escalier cigarette clope poing pied gueule figure tete
bleu marque trace cicatrice saigne saignent sang levre coupure entaille traits plaie
bras poignet cuisse jambe ventre dos cou gorge visage peau veine main corps
mourir meurs mort morte mourrai crever suicide tuer tue disparaitre disparais pendre pends noyer buter die
vivre vie vivant vivante exister exist etre finir fin terre monde arreter cesse stop reveiller
adieu lettre mot testament dernier derniere pardon revoir partirai ciel tombe enterrement haut rejoindre paradis manquerai laisse
pont toit fenetre train rails balcon vide corde sauter jeter
medicament cachets medocs pilule doliprane somniferes comprimes boite plaquette javel avale
couper scarifie scarification taille taillade griffe brule mutile lame cutter rasoir compas briquet expres saigner
touche caresse tripote sexe sexuel nu nue nude culotte slip seins fesses embrasse viole porno attouchement deshabille bite abuse inceste pelote consentement coucher habits
lit chambre nuit douche cave vestiaires toilettes salle genoux
snap snapchat insta instagram discord internet tiktok whatsapp compte serveur ligne cam camera webcam visio reseaux roblox site message
photo video filme filment image
argent euros chantage menace paye racket rackette sinon publier diffuse poste echange
secret dire dit parler raconter promettre promis croit croire savoir sait ose avouer rien
oblige force
rencontrer rdv voir rejoindre adresse voiture chercher monter
insulte moque moquent harcele harcelement traite rejete ignore humilie humiliation rumeur deteste degoute appelle critique embete exclu ecart rigolent
pute salope grosse gros moche sale pd pede singe porc truie baleine arabe noir juif con conne merde dechet monstre gay pue
fugue partir pars enfuir sauver dehors rue gare barre casse sac foyer dormir dors abri stop place
rentrer retourner maison chez revenir reviens
manger vomir maigrir kilos calories mince repas nourriture grossir faim pese doigts avale
peur pleure seul triste honte vide mal souffre nul inutile marre fatigue perdu desespere fardeau poids bout danger deprime angoisse tremble noir enfer sers mieux sans
secours aide police appeler numero urgent grave sauvez svp
veux voudrais voulais aimerais envie besoin prefere peux arrive espere pense reve prie
pas plus jamais aucun
soir toujours chaque depuis demain encore hier bientot jour matin semaine mois temps arret
mariage excision bled pays drogue voler mendier vendre
jeu partie match foot fortnite minecraft roblox boss niveau equipe gagne but score boxe rugby piscine
film serie livre chanson manga musique
exo exercice controle devoir maths dm chapitre lecon cours question reponse calcul interro note reviser brevet dictee oral expose revision
texte histoire phrase verbe personnage auteur poeme roman piece scene guerre roi heros loi mot futur
lol mdr drole rigole blague rire cool super trop adore content heureux gentil bien sympa
fete anniv anniversaire noel vacances cadeau chat chien console`

const fields = new Map<string, number[]>()
for (const [place, line] of FIELDS.split('\n').entries())
  for (const word of line.split(' ')) {
    const sound = toSound(word)
    const known = fields.get(sound)
    if (!known) fields.set(sound, [place])
    else if (!known.includes(place)) known.push(place)
  }

const NONE: readonly number[] = []
/** The fields that a sound belongs to, by number. */
export const listFields = (sound: string): readonly number[] => fields.get(sound) ?? NONE

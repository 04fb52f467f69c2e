import type { Picture } from '@ariane/activities/shape'
import { stems } from '../words.ts'

/** What a drawing stands for. The first one whose words a step holds is taken; each is used once in a sequence. */
const MEANINGS: [Picture, string][] = [
  ['crown', 'roi reine monarchie royal empire empereur couronne sacre napoléon louis consulat règne prince'],
  ['ballot', 'vote voter élection électeur suffrage urne république député assemblée candidat convention directoire'],
  ['sword', 'guerre bataille armée soldat attaque combat révolte révolution prise conquête exécution terreur front'],
  ['ship', 'navire bateau voyage mer océan port traversée cargaison train trajet départ partir arriver left'],
  ['book', 'livre lire lecture texte histoire récit école lycée leçon roman article relire'],
  ['pen', 'écrire noter rédiger phrase participe terminaison auxiliaire accorder remplacer conjuguer complément verbe'],
  ['speech', 'parler dire question demander répondre sujet présenter saluer discours sprechen hablar say ask'],
  ['eye', 'observer regarder voir repérer identifier reconnaître chercher trouver lire vérifier retrouver'],
  ['balance', 'comparer égalité droit loi juge justice tribunal équilibre masse peser poids procès'],
  [
    'equals',
    'calculer équation résoudre réduire développer factoriser additionner multiplier diviser produit somme quotient',
  ],
  ['ruler', 'mesurer longueur triangle droite tracer placer côté hauteur angle distance unité'],
  ['coins', 'argent prix commerce vendre acheter marchand impôt banque payer réduction pourcentage'],
  ['flask', 'expérience solution mélange dissoudre réaction réactif produit chimique filtrer évaporer verser acide'],
  ['flame', 'brûler combustion chauffer chaleur feu température bouillir fondre énergie fusion'],
  ['drop', 'eau goutte liquide sang digestion boire pluie salive estomac suc refroidir'],
  ['bolt', 'électrique tension circuit intensité message nerveux nerf neurone réflexe résistance'],
  ['heart', 'cœur corps organe muscle bouche intestin cellule cerveau main vivant nutriment'],
  ['leaf', 'plante feuille nature animal espèce arbre environnement campagne jardin récolte oignon'],
  ['mountain', 'montagne roche plaque volcan séisme sol magma dorsale terre relief'],
  ['city', 'ville village maison centre banlieue métropole usine quartier mairie couronne atelier'],
  ['map', 'carte pays région territoire frontière lieu espace continent localiser varennes'],
  ['globe', 'monde europe international mondial planète colonie'],
  ['people', 'femme homme enfant famille citoyen peuple ouvrier esclave personne habitants société état'],
  ['gear', 'machine usine vapeur industrie travail fabriquer transformer mécanique convertir appliquer'],
  ['clock', 'heure matin soir jour temps durée date moment lundi getup frühstück desayunar'],
  [
    'flag',
    'déclaration proclamation ouverture abolition armistice résultat conclure conclusion constitution traité édit',
  ],
  ['path', 'étape fuite ajouter mettre suivre passer fuir voie route ordre suite dernier'],
  ['key', 'trouver règle deviner choisir bonne sens signe forme savoir donner pouvoir'],
  ['puzzle', 'assembler compléter groupe relier associer classer construire former partager phrase code'],
  ['lamp', 'idée comprendre penser rappeler remarquer expliquer inventer imaginer'],
]
/** For a step that names none of these things: drawings that fit any step. */
const NEUTRAL: Picture[] = ['lamp', 'puzzle', 'path', 'key', 'flag', 'eye', 'pen', 'book']

const KNOWN = MEANINGS.map(([picture, words]) => ({ picture, words: new Set(stems(words)) }))

/** The steps of a sequence, each with a drawing of its own: another seed does not change them. */
export const choosePictures = (texts: readonly string[]): { text: string; picture: Picture }[] => {
  const taken = new Set<Picture>()
  return texts.map(text => {
    const own = stems(text)
    const free = ({ picture }: { picture: Picture }) => !taken.has(picture)
    const fitting = KNOWN.filter(free).find(({ words }) => own.some(word => words.has(word)))?.picture
    const picture = fitting ?? NEUTRAL.find(one => !taken.has(one)) ?? 'lamp'
    taken.add(picture)
    return { text, picture }
  })
}

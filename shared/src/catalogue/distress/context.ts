import { NAMES } from './names.ts'
import { toExpressions } from './normalise.ts'

/** Ways of speaking that say something else, taken out before anything is looked for. */
export const SAYINGS = toExpressions(
  `
    (mort|morte|mourir|crever|tuer?|pleurer?)( a)? (rire|lol|faim|soif|chaud|froid|fatigue|ennui|sommeil|honte|peur|joie|curiosite|jalousie|trouille|impatience|rigole)
    (gout|art|joie|mode|projet|lieu|niveau|qualite|esperance|cadre) vie
    (vitesse|faute) frappe
    me tue(r)? a (tache|travail|reviser|ca|lui dire|repeter|bosser|le dire|expliquer)
    (tuer|tue) temps
    au bout (ma |sa )?vie
    (lion|chat|loup|chien|serpent|guepe)_ (tue~|mange~|mord~|pique~)
    (moustiques?|mouches?|guepes?|fourmis)_ (harcele~|attaque~|pique~|embete~)
    traite~? bien
    (suicide|viol|harcelement|torture|massacre) (neutralite|constitution|droit|regle|loi|domicile|secret|territoire|frontiere|collectif|economique|politique|social)
    (peur|phobie) (noir|chiens|chats|araignees|orages|serpents|hauteur|parler|eau|fantomes|clowns|dentiste|piqures|guepes|vide)
    en peux plus (ce|cette|ces|avec)(?! (vie|famille|maison|college|classe|situation|souffrance))
    en peux plus (devoir|fractions|maths|chapitre|lecon|exercice|theoreme|verbes|conjugaison|anglais|allemand|histoire|francais|college|expose|calculs|attendre|vacances|fin|trimestre|chaleur|controles|revisions|equations|divisions|pythagore|hiver|pluie)
    nuit(s)? blanche
    (on|quelqu) (m a|ma) vole~(?!_ (frappe~|tape~|tous|encore))
    (voisin|voisine|frere|soeur|cousin|cousine)_ (me|m) (embete~|derange~|saoule~|enerve~)(?! (nuit|touche~))
    prof_ (me|m|ma|m a|nous)_ (deteste~|crie~|dispute~|gronde~|gueule~|engueule~|exclu~)( dessus)?
    fait exclure cour
    coeur brise~ par
    (frappe~|tape~)( avec)?_ (coussin|oreiller|doudou|peluche)
    tape~ dans (main|dos pour)
    (cousin|cousine|tante|oncle|soeur|frere|voisin|voisine|prof) se marie~?
    vide (apres|comme) (cross|sport|match|course|frigo|un)
    (attendent|attend)( a| devant)* (sortie|college|portail|gare) pour (aller|jouer|rentrer|manger|faire)
    derniere fois que je ecris (a|au|avec|sur|en)
    fiere? toi
    quand on met
    musst pas
    taux suicide
    arrete~ (de )?(jeter|gaspiller)_ nourriture
    arrache( les)? cheveux_ (probleme|exercice|exo|question|maths)
    fait peur_ (masque|blagues?|deguise~|halloween|film)
    (medecin|infirmiere|docteur|kine)_ (dit|demande~)_ enlever
    je serai plus( lundi| demain)?( \\.)? je (pars|vais|ai rendez)
    (yeux|pieds|jambes|oreilles|chaussures|doigts|muscles|cheveux|bagues|mollets|mains|epaules|gencives|appareil) (me|m) (fait|font) mal
    desespere~ (par|comprendre|reussir|finir|trouver)
    deprime~ (avec ce )?(temps|hiver|pluie|note|bulletin)
    (disparaitre|mourir)_ honte
    dors_ cause (bruit|voisins|chaleur|moustiques|stress|exam|controle)
    arrete( de)? me (harceler|embeter|insulter|saouler) avec
    (pub|youtube|notifications?|spams?|appli|alarme|reveil|soleil|pluie|vent|grele|orage|neige|questions?|moustique)_ (me|m|nous) (HURT|HIT|touche~)
    petite? (frere|soeur|cousin|cousine)_ (me|m|mon|ma)_ (embete~|tape~|mord~|casse~|prend|pique~|vole~|griffe~|enerve~|derange~|crie~)
    me suis tape~(?! (tete|dessus|contre|moi|poings?))
    (tape~|tapes) sur (nerfs?|systeme)
    frappe~ par (ca|son|ses|ce|cette)
    (pleut|chaud|froid|bruit|chaleur|pluie|neige|vent|long|dur)_ en peux plus
    en peux plus( ce| cette)? (pluie|froid|chaud|bruit|neige|vent|dictees?|exos?|cours|musique|pub|serie|prof|reveil)
    vivre (a|en)(?! (cause|cote|moi))
    (mot|vers|texte|poeme|chanson|histoire|passage|phrase|film|fin|citation|tableau|qui)_ (me|m|nous) touche(?! (seins|fesses|cuisses?|nuit|sexe|partout|quand|et|$))
    (fait|font)_ (reviser|lire|apprendre|manger|ecouter|reciter|gouter|travailler|faire)_ (choses|trucs|exercices|exos)
    craque( \\.)?_ _ (reponse|exercice|exo|question|maths|devoir|chapitre)
    (prof|devoir|controle|maths|fractions) (va|vont) me tuer
    (mere|pere|soeur|frere|parents|maman|papa)_ (va|vont|allait) me tuer( \\.)?_ _ (note|si|pour|quand|bulletin|carnet|redouble|retard|oublie|perdu|mange~|lol)
    (chat|chien|chatte|lapin|hamster)_ (me|m|ma)( a)? (griffe~|mord~|leche~|saute~)
    pas aller_ demain( \\.)?_ _ (controle|interro|piscine|sport|greve)

    (ce|cet|cette) @?\\S+ va me tuer
    espece_ danger
  `,
  NAMES,
)

/** What is said in a lesson, about a book, or to be written for school. */
export const LESSON = new Set(
  `expose exposes cours lecon lecons chapitre chapitres roman romans texte textes auteur autrice auteurs personnage personnages heros heroine poeme poemes poete
piece theatre tragedie tragedies scene acte actes strophe fable fables nouvelle conte contes mythe mythologie legende definition definir synonyme
mot verbe adjectif nom loi lois affiche affiches prevention siecle guerre guerres roi reine empereur histoire emc svt brevet resume resumer redaction article
journee lutter contre campagne film serie serial episode manga livre livres bd documentaire debat debattre punition delit crime code penal justice tribunal juge
victimes statistiques pourcentage question questions exercice exercices devoir controle narrateur narratrice extrait document documents analyse analyser commenter
commentaire expliquer explique expliquez reviser revision citer cite citez romain romaine grec grecque dieu dieux deesse revolution napoleon bataille soldats soldat
resistance nazis deportation camp camps cellule cellules bacterie bacteries virus lymphocytes globules organisme apoptose evolution espece especes
traduire anglais espagnol allemand orthographe conjuguer conjugaison participe phrase phrases parler expression figure metaphore hyperbole scenario chanson chantent
sequence romantisme werther juliette romeo phedre antigone bovary lorenzaccio valjean cosette harpagon peine sanction elevage taureau corrida gladiateur empire etats etat peste maladie maladies trouble troubles latin etymologie vient signifie
champ lexical lexique vocabulaire antonyme contraire negative affirmative interrogative passive dictee grammaire complement sujet adverbe puni punie interdit interdite interdites interdits`.split(
    /\s+/,
  ),
)

/** What takes a sentence apart: « me » in it is nobody. */
export const GRAMMAR = new Set(
  'pronom pronoms cod coi complement conjugue conjuguer conjugaison pluriel participe analyse'.split(' '),
)

/** What a call for help is about when it is about school. */
export const SCHOOL = new Set(
  `exo exos exercice exercices devoir devoirs dm chapitre controle interro interrogation lecon maths math question anglais allemand espagnol francais histoire
geo physique svt techno calcul calculs reponse reponses note notes reviser comprends compris brevet expose oral fraction fractions equation thales pythagore dictee
texte redaction espece especes animal animaux extinction prof loi`.split(/\s+/),
)

/** Games and sports, where one is hit, killed and beaten. */
export const PLAY = new Set(
  `fortnite minecraft roblox brawl clash fifa valorant gta zelda mario kart pokemon jeu jeux partie parties manche boss niveau niveaux skin pvp respawn lobby console ps5 switch
manette match matchs foot rugby hand handball basket judo karate boxe escrime tennis ping pong badminton ballon balle volley equipe equipes tournoi entrainement
adversaire adversaires victoire championnat echecs dame dames cartes uno poule but buts gardien filet raquette volant course relais sprint piscine eps tatami lutte
tacle terrain arbitre epervier dodgeball balleau prisonnier zombie zombies creeper monstre monstres loup poker monopoly score points set sport record creneau moustique moustiques mouche mouches guepe guepes fourmis chien chiens chat chats lion loups gazelle
vache cheval poney lapin hamster robot pirate pirates dragon ninja playmobil lego`.split(/\s+/),
)

/** Words of distress by themselves. */
export const TOPICS =
  / (?:(?:siber)?arse?l[a-zA-Z]*|sui?sid(?!e )[a-zA-Z]*|skarifi[a-zA-Z]*|(?:oto)?mutilasiO|(?:oto)?mutilatiO|maltretAs|rakk[a-z]*|anorexi[a-z]*|bUlimi[a-z]*|deprim|viol|atUC[a-zA-Z]*|Isest|pedofil[a-z]*)(?= )/
/** What asks about such a word, or dates it, or says it of somebody else. */
export const ASKED = /\?|\b(?:se|quoi|1\d{3}|20[01]\d)\b/i
/** What says of such a word how it is, or how it is written. */
export const STATED =
  /\b(?:s['’]|sont|doi(?:t|vent)|peu(?:t|vent)|prend|augmentent|t.moin|comment|qui|veut dire|signifie)|.crit\b|interdit|r.agir/i

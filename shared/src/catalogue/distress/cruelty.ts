import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Humiliation, exclusion, threats, at school, at home and on the net. */
export const saysCruelty = compile(
  `
  (PERSON)_ (ME)( a)?( dessus| tous| pas| plus| deja| temps)* (HURT)(?!_ (heure|colle|controle|mauvaise|retenue|mot))
  (me|m|se|nous)( suis)? (fais|faisais|suis)_ (insulter|harceler|humilier|racketter|traiter|rejeter|embeter|menacer|victimiser|rabaisser|moquer|exclure|violer|toucher|emmerder|clasher|afficher|critiquer|suivre|embrasser)
  (suis|etre|ai ete|ete|sens)( si)? (insulte|harcele|humilie|menace|rackette|viole|rejete|maltraite|victime|persecute|exclu|souffre douleur|bouc emissaire|tete turc)( par| au college| ligne| sur| tous| dans| depuis| cause| harcelement| racket| viol| groupe| snap| classe| violence| chez| moquerie|$)
  (?<! (main|tete|ventre|dos|pied|genou|bras|dent|cheville|jambe|cou|epaule|poignet) )(me|m|nous) (fait|font|faisait|fasse|fassent)( du)* mal(?! (force|tete|ventre|dos|pied|genou|au|a tete|a ventre|bras|dent|cheville|jambe|cou|yeux|oreille|coeur|aux))
  (PERSON)_ (me|m|nous) (fait|font|faisait) peur
  (moque~|rit|rient|rigole~|ricane~|fout|foutent|mokent)_ (moi|nous|mon (physique|poids|corps|accent|nez|nom|handicap|origine)|ma (tete|voix|couleur|religion|mere|gueule|taille)|mes (habits|vetements|boutons|dents|cheveux|oreilles|chaussures|lunettes|kilos)|gueule)
  (tout monde|classe|tous|toutes)_ (me|m|se|contre)( tous)? (deteste~|rejete~|ignore~|moque~|contre moi|moi$|evite~|insulte~|fuit|fuient|tourne dos)
  (me|m|nous) (laisse~|laissent|mette~|met|mettent|mis)_ (cote|seul|ecart|dehors|sans manger)( tous| recre| nuit| cantine| dans| toujours| depuis| et|$)
  (cache~|vole~|jete~|casse~|dechire~|abime~|pique~|crache~|renverse~)( tout| temps| dans| sur)* (mes|mon|ma) (affaires?|cahiers?|habits|gouters?|argent|sac|cartable|telephone|portable|manteau|trousse|tel|cantine|lunettes|chaussures|blouson|dejeuner)
  (reclame~|demande~|exige~|veule~|donne~|donner|prend~|prendre|vole~|pique~|prenne~)( me| leur| lui| nous| mon| de)* (argent|sous|fric|thune)( sinon| tous| recre| pour| chaque| college| et| je| me|$)
  (dise~|disent|dit|ecrit|ecrive~|envoie~|envoient|mettent|traite~)( me| moi| m| tous| temps| que| a| je)*( suis| devrais| dois| merite| pourrais| ferais mieux| aller| va)* (mourir|creve|tuer|suicider|pendre|existe pas|moche|grosse|gros|degueulasse|sers a rien|vaux rien|merde|disparaitre)
  (peur|terrorise|angoisse)_ (aller|retourner|rentrer|venir|rester|sortir)_ (college|maison|ecole|chez moi|moi|lui|eux|bus|toilettes|vestiaires|cantine|recre|cour|seul avec|pere)(?! (oral|expose|controle|examen))
  (peur|terrorise~)( que| quand| a| encore)*( mon| ma| mes)? (pere|mere|papa|maman|beau pere|belle mere|parents|oncle|frere|cousin|voisin|copain|eux|lui|elle|entraineur|rentrer|il)( me| rentre| boit| crie| revient| vienne| qui| quand| soir| recommence| fasse| saoul| bourre|$)
  peur (chez moi|maison|a maison)
  (cache|refugie|enferme|planque|reste|mange)( me| m| tout)*( dans)? toilettes_ (recre|midi|pour|voir|eux|ils|qu|cause|tout|temps|pendant|$)
  (faux|fausse|fake) (compte|profil|page|conte)
  (rumeurs?|mensonges|ragots)_ (moi|sur ma|sur mon)
  (messages|commentaires|vocaux|sms)( qui)?( font)? (mechants?|horribles?|haineux|insultes|menaces?|bizarres?|sexuels?|degueulasses?|peur|mort|anonymes?)
  (insulte~|insultes|harcele~|menase~|menaces|moque~|affiche~|critique~|clashe~)( me| m| moi| fais| tous)*( sur| via| dans| par) (snap|snapchat|insta|instagram|tiktok|whatsapp|discord|internet|reseaux|groupe|twitter|facebook|message|tel)(?! (perso|prof))
  (diffuse~|partage~|poste~|publie~|envoye~|balance~|montre~|fait tourner|font tourner|mis|met|mettre|mettent)_ (photos?|videos?|images?|nudes?|vocaux|foto|screens?|captures?)_ (moi|nu|nue|intimes?|humiliantes?|sans|toilettes|douche|privees?|mes|pleurais|corps|mon)
  (filme~|filmer|photographie~|pris_ photo)_ (vestiaires?|toilettes|douche|change~|nue?|pleurais|tombais|me tape~|frappe~)
  chantage
  (violent|violente|violence)_ (maison|chez moi|avec moi|nous|envers moi|contre moi|boit|bu|ma mere|maman|moi)
  (boit|boire|bourre|saoul|ivre|alcool|alcoolique|bu)_ (violent|violente|crie~|tape~|frappe~|casse~|mechant|mechante|peur|hurle~|bizarre|enerve)
  (PERSON)_ (boivent|se drogue|alcoolique|violent)( tous| soir| alcool|$)
  (crie~|hurle~|bat|battent|gueule~|casse~|frappe~|tape~|dispute~)_ (chez moi|maison|tous soirs|toutes nuits|chaque soir)
  chez moi_ (crie~|hurle~|bat|battent|gueule~|casse~|frappe~|tape~|peur|violence|enfer|tape|horrible)
  (rien|pas)( a)? manger_ (chez moi|maison|ce soir|tous)
  (plus|pas)( en)? securite
  (prive~|privent)_ (manger|nourriture|repas)
  (dit|disent|repete~)_ (jamais du naitre|aurais pas du naitre|suis erreur|accident|bon a rien|bonne a rien|veut plus moi|sers a rien|nulle?|incapable|raterai|honte)
  (me|m|nous)_ (abandonne~|renie~|chasse~|laisse tomber)( parents| mere| famille| maison| comme|$)
  (frappe~|tape~|etrangle~|bat|cogne~)_ (mere|maman|soeur|petit frere)
  (ils|elles|on)_ (me|m) (lachent|lache|laisse|laissent|cherche~|cherchent|saoulent|foutent)( pas| jamais| plus)*( tranquille| paix)?( tous| depuis| a chaque| recre| jamais|$)
  (baisse~|enleve~|descendu|arrache~)_ (pantalon|jupe|short|culotte|jogging)
  (me|m|moi) (lance~|jete~|balance~)
  (tete|pousse~|enferme~|coince~|plonge~)_ (toilettes|poubelle|cuvette|chiottes|casier)
  (sondage|stickers?|live|montages?|deepfake|tiktok|video|gif)( pour| sur| avec| de| contre| ou)*_ (moi|ma tete|mon visage|ma photo|moche|humilie~|mes photos)
  (planter|tabasser|egorger|defoncer|demonter|casser gueule|buter)_ (sortie|demain|college|couteau|rue)
  (me|m|ma|moi|nous|je)_ (insultes|humilie~|rabaisse~|risee|souffre douleur|lynchage|moqueries|brimades)
  (insultes?|insulte~|brimades|moqueries|humiliations?)_ (tous|chaque|tout temps|insultes?|sans arret|jours|matin|recre)
  (rigole~|rient|ricane~|pouffe~|chuchote~)( tous| toujours| derriere dos)*_ (passe|parle|arrive|reponds|marche|lis|leve main|moi)
  (passer) pour moi
  (tous|monde|classe|groupe|monte~|ligue~|parents|tourne~|retourne~|famille|amies?|copines?)_ contre moi
  ose( plus| pas)+_ (sortir|aller|parler|lever|rentrer|college|recre|regarder|dire)_ (moi|college|classe|recre|maison|personne|peur|eux|parents|dehors|$)
  (expres|semblant)_ malade_ (college|ecole|aller|cour)
  ventre_ (matins?|cause|college)_ (cause|eux|college|lui|ecole)
  cache_ (lit|placard|chambre|couette)_ (dispute~|crie~|rentre|boit|tape~|peur|frappe~|hurle~|bat)
  peur( que| quand| a)? (lui|eux|elle)( maison| a maison| rentre| quand| recommence|$)
  (me|nous) (cache)_ (enerve|boit|rentre|crie|frappe|colere|bourre)
  (prefere|regrette|voulu)_ (avorter|pas (m avoir|de moi|avoir))
  (fait|font|faisaient) (misere|vivre enfer|croche|peur tous)
  (pourrit|pourrissent)_ vie
  (mis|mise|met|mettent|laisse~|suis) (a )?( l )?ecart
  (change~|changent|bougent|se levent|s eloignent|partent)_ (place|table|cote)_ (je|m assois|arrive|moi)
  (imite~|imitent|singent)_ (begaie|parle|marche|moi|ma|mon|comment je)
  (dors|mange)( plus| pas)+_ (cause (eux|lui|elle)|a cause)
  peur_ (attende~|attendent|suivent|tape~|frappe~|retrouve~|vengent|recommence~)
  (recois|resois|recevoir)_ (messages?|insultes?|menaces?)_ (haine|mechants?|insultes?|menaces?|mort|horribles?|tous)
  menaces? mort
  (diffuse~|partage~|poste~|publie~|envoye~|balance~)_ (mes|ma) (photos?|videos?|nudes?|messages|secrets?)
  enfants? battue?s?$
  (attrape~|pris|prend|saisi~?|serre~|tient|tenu)_ (gorge|par cou)( et| contre| quand|$)
  casse tout_ peur
  (oncle|pere|mere|papa|maman|frere|tonton|cousin|papi|adulte|homme|prof|voisin|quelqu|il|on)( me| m| ma| m a) ?(fait|a fait|ont fait) mal$
  (me|m|ma|m a) (lance~|jete~|balance~)_ (dessus|figure|tete|visage|gueule|moi)
  (vire~|chasse~|jete~|foutue?|mise?)( moi)?_ (maison|dehors|porte|chez moi)( depuis| hier| ce soir| cette| je| et|$)
  (honte|ose|dire|parler|peur|oublier|raconter|dis)( pas| de| a)*_ (ce que|ce qu)_ (me|m|ma|mont|nous)( a| ont)? (fait|font|faisait)
  (on|il|elle|monde|gens|classe|autres|filles|garsons|eleves)_ (me|m|ma|mont|m a|m ont)_ (dit|disent|crie~|repete~|ecri~|lance~)( que| \\.)*_ (creve|crever|mourir|meurs|pendre|te tuer|me tuer|suicider?|retourne~_ (pays|bled)|degage|moche|grosse?|exister|nulle?|sers rien|deteste~?|pue|merde)$
  (me|m|mont|ma) (appelle~|surnomme~|traite~)_ (lard|gros|grosse|baleine|moche|monstre|sale|pute|pd|bouboule|tache|dechet|rat|singe)
  (photos?|videos?|nudes?|images?)( moi| nue?| intimes?)+_ _ (menace~|argent|publier|diffuser|partage~|montrer|balancer|sinon|paye)
  mes (photos?|videos?|nudes?|messages)_ _ (argent|menace~|sinon|si je|paye)
  (menace~|menase~|si je_ (paye|envoie|donne|fais)( pas)?)_ _ (photos?|nudes?|videos?|images?)
  filme~?_ (sans_ (sache|savoir|accord|dire|voulais)|partage~|a mon insu|cachette)
  expulse~_ (dort|maison|appartement|logement|hotel|rue)
  (je|on|nous)_ (suis|dort|vis|est|dormi|retrouve)( a| dans)* (rue|dehors)( depuis| ce soir| cette nuit| hier|$)
  nulle part_ (dormir|aller|vivre)
  (on|je) (a|ai)( plus| pas)+( ou)? (maison|logement|toit|appart|dormir|endroit dormir)
  (bande|grands|eleves?|troisieme|garsons?|type)_ me (suit|suivent|attend|attendent|cherche~|course~)( apres| partout| sortie| depuis|$)
  (dise~|disent|dit|raconte~|ecrit|crient)_ _ je suis (pute|salope|pd|gay|lesbienne|moche|grosse?|victime|folle|fou|tapette|debile|handicapee?|inutile|dechet)$
  personne_ veu~t?_ (asseoir|travailler|jouer|parler|mettre|manger|etre)_ moi
  (dit|disent|traite~|appelle~|crie~)( me| m| moi| de)*_ sale (noir|arabe|juif|blanc|chinois|gros|pute|race|pd)
  (me|m|ma|mont|nous)_ (oblige~|force~|forcent)_ donner
  si (je|j)_ _ me (tue~?|tuent|frappe~|tape~|casse~|defonce~|retrouve~)
  (mere|pere|frere|oncle|il|elle|papa|maman)_ (me|m|ma|m a|mont|m ont)( a)? casse~ (nez|bras|dents?|doigts?|cote|jambe)
  (mon|ma) (beau |grand )?(pere|mere|oncle|tonton|frere) (frappe~|tape~|bat|cogne~)( tout| nous| quand| des| fort|$)
  (boit|bu|bourre)_ _ (mechant|mechante|violent|violente|tape~|frappe~|crie~)
  (suis|reste|punie?|dors|couche)_ sans manger
  venge~_ mes (photos?|videos?)
  va_ (tout )?(envoyer|balancer|publier|poster|montrer)( tout)? (a )?(ma famille|mes parents|mes amis|tous|tout monde|mes contacts|classe)
  (me|m)( est) arrive (truc|chose|quelque chose)( horrible| terrible| affreux|$)
  secret_ (lourd|porter|dire personne|jamais dit)
  (trucs?|choses?|mots?) (horribles?|mechants?|mechantes?|degueulasses?)( sur)? moi
  personne (me|m) _ et personne
  (elle|il|mere|pere|parents|maman|papa) (me|m) aime~?( plus| pas)$
  (jete~|pousse~|plaque~|frappe~|cogne~|tape~|projete~)_ (mere|maman|soeur|frere|moi|nous|tete)_ (mur|sol|terre|escaliers?)
  (va|vont|allait|veut|pourrait) nous (tuer|frapper|taper)
  suis enferme~_ (journee|jours|nuit|chambre|cave|noir|maison)
  (du|faut|oblige~|dois)_ (enfuir|sauver|cacher)_ (maman|mere|maison|moi|pere)
  (me|nous) (fait|font) tomber( expres| tous| escaliers?| chaque)
  (me|m|nous) filme~_ (moque~|rire|quand|insu|douche)
  (parler|dire|raconter)_ _ passe( a)? (chez moi|maison)
  (dort|vis|vivons)_ voiture_ (maman|mere|depuis|parents|famille|$)
  `,
  NAMES,
)

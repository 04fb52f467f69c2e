import { NAMES } from './names.ts'
import { compile } from './normalise.ts'

/** Sexual violence, often said around it. */
export const saysSexualViolence = compile(
  `
  (PERSON)_ (ME)( a)? (touche~|caresse~|tripote~|pelote~|viole~|deshabille~|colle~ contre|embrasse~_ (force|sans|alors|bouche)|coince~)( partout| bizarre| la| ou| seins| fesses| entre| sous| quand| sans| pas| et| alors| cuisse| nuit| parties| expres| depuis| force| tous| poitrine| corps|$)
  (fait|font|faisait|demande~|veut|montre~|oblige~|force~|dit|envoie~)( me| m| lui| moi| je| a| que| on| voir| faire)* (choses?|trucs?|gestes?|jeux?|blagues?)( bizarres?| sexuels?| degoutants?| degoutantes?| sales?| intimes?)+
  (choses|trucs|gestes)( que)?( je)? (aime|veux|voulais|ai envie) pas
  (me|m|nous|ma)_ (force~|oblige~)_ dormir_ (terre|dehors|cave|garage)
  (oblige~|force~|forcent)( me| m| moi| ma| ete| je| on)*( a)?_ (toucher|embrasser|coucher|sucer|deshabiller|faire|regarder|envoyer|boire|dormir avec|voler|me mettre)( ca| des| amour| choses| trucs| lui| moi| avec| photos| nu| nue| porno| video| alcool|$)
  (photos?|images?|videos?|foto)( moi)? (nue?s?|intimes?|deshabillee?|sans habits)
  nude
  (vient|venait|entre~|rentre~|glisse~|dort|couche~)( me| voir| nuit| soir| se)*( dans)? (mon lit|ma chambre)( nuit| soir| quand| et| pendant| pour|$)
  (deshabille~|masturbe~|touche~|montre~|exhibe~)_ devant moi
  (montre~|montrer|envoye~)( me| m| a| son| ses| photo)*( de)? ?(sexe|zizi|penis|bite|porno|parties intimes|truc)(?! (animal|masculin))
  notre secret
  (dit|disais|crie|repete)_ non( \\.)?_ (continue~|arrete pas|ecoute pas|force~|pas arrete|quand meme|recommence~)
  (demande~|dit|oblige~|force~|voulait|veut|fait)_ (enlever|retirer|baisser|soulever|montrer)( mes| ma| mon)? (habits|vetements|culotte|pantalon|haut|seins|corps|tee shirt|sexe|soutien gorge|poitrine)
  (mis|met|passe~|glisse~|mettait|pose~)_ (main|doigts?)_ (culotte|pantalon|tee shirt|jupe|cuisse|seins|fesses|bouche|partout|poitrine|sous|entre)
  (frotte~|colle~)_ (moi|contre moi|contre)
  (regarde~|espionne~|mate~|filme~|entre~|rentre~)_ (douche|salle bain|change~|deshabille~|toilettes|lave)_ (moi|expres|quand|je|suis|bizarre|tout temps|$)
  (fait|faisait) mal_ (bas|entre jambes|la dessous|fesses)
  (caresse~|caresses|bisous?|embrasse~)_ (bizarres?|bouche|force~?|partout|veux pas|aime pas|voulais pas)
  (demande~|dit|oblige~|fait promettre|promettre)( me| m| moi| que| je| a| pas| rien)*_ (pas|rien)_ (dire|raconter|parler)( personne| parents| maman| mere| a|$)
  (me|m) (fait|faisait) (avances|propositions|remarques_ (corps|seins|fesses))
  me regarde_ (dors|douche|lave|change|deshabille|habille|fesses|seins)
  (veut|demande~|oblige~|force~|voulait)_ je (me )?(deshabille~|touche~|enleve~|montre~|mette nu|mette nue|couche~|suce~|embrasse~)
  filme~_ (couche~|nue?|relation|rapport|amour|douche)
  (ADULT)_ _ (veut|voudrait|propose~|demande~|ecri~|parle~|envoie~|contacte~|drague~)_ _ (voir|voit|rencontrer?|cachette|secret|seule?|chez lui|adresse|camera|webcam|numero|photos? (moi|mon corps|nue?)|belle|jolie|sexy)
  (inconnue?|adulte|homme|monsieur|type|vieux|majeur)_ (connais pas|internet|\\d+ ans|insta|snap|discord|tiktok)?_ (demande~|veut|ecri~|envoie~)_ (photos?|tous jours|snap|insta|discord|video|cam)
  (camera|en cam|webcam|visio)_ (enleve~|habits|nue?|deshabille~|seule?|corps|tee shirt|haut)
  (prof|entraineur|surveillant|adulte|homme|coach|animateur)_ (me|m) (envoie~|ecri~)_ (messages?|soir|nuit|belle|coeurs?|snap)
  (ete|suis|me|ma|m a|m ont|je) abusee?s?( par| sexuellement| quand|$)
  (me|m|nous|mont|ma)( a| ont)?_ (force~|oblige~|forcent|obligent)( a)*_ (voler|dealer|vendre_ (drogue|shit|cannabis)|drogue|prostituer|boire|fumer|guet|coucher|marier|mendier|travailler( tout| nuit| plus)|transporter|frapper|taper)
  (demande~|oblige~|force~|veut|dit)( me| m| moi| que| je| a| de| lui)* touche~(?! (ecran|ballon|fond|cible|reponse|balle|ligne|touche))
  (force~|oblige~|veut|demande~|faire)_ (fellation|sucer|sodomi[a-zA-Z]*|penetre[a-zA-Z]*)
  (prof|moniteur|entraineur|adulte|homme|oncle|tonton|cousin|voisin|surveillant|animateur|coach)_ (me|m|ma)( a)?( fait| faisait)? (bisous?|calins?|massages?|embrasse~|caresse~|serre~)
  agress[a-zA-Z]*_ sexuel[a-zA-Z]*
  (on|quelqu|il|homme|garson|grand|prof|adulte)_ (me|m a|ma|m) touche~_ (bus|metro|train|vestiaires?|toilettes|couloirs?|piscine|douche|lit|chambre|nuit)
  (homme|type|quelqu|voiture|inconnu|monsieur|gars|garson)_ (me|m|ma|m a|m ont)( a)? (suivie?|suit|suivait)
  (ADULT)_ _ (monter|montee?)_ voiture
  (me|m|nous)_ (force~|oblige~)_ _ enferme~
  (ADULT)_ _ rendez
  (retrouver|rencontrer|rejoindre)_ (inconnue?|homme|monsieur|adulte)
  main_ (short|calecon|boxer|slip|soutif|entre)
  (suis|etre|tombee?) enceinte
  (montre~|regarder|envoye~)_ (porno|films? x|pornographi[a-zA-Z]*)
  (me|m|nous) (fait|font|envoie~)_ (vendre|voler|mendier|dealer|transporter)( drogue| shit| rue| magasins?| sacs?| paquets?|$)
  argent que je vole
  (copain|copine|ex) me force$
  `,
  NAMES,
)

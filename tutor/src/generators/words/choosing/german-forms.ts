import { readForms } from './choose-form.ts'

export const GERMAN_FORMS = readForms(`
accusative|den|c’est un COD masculin|Ich sehe … Hund.|Wir kaufen … Tisch.|Er sucht … Ball.|Sie nimmt … Bus.|Lena isst … Apfel.|Du liest … Brief.
accusative|die|c’est un COD féminin|Ich sehe … Katze.|Wir kaufen … Lampe.|Er sucht … Tasche.|Sie trinkt … Milch.|Lena öffnet … Tür.|Du isst … Banane.
accusative|das|c’est un COD neutre|Ich sehe … Pferd.|Wir kaufen … Auto.|Er sucht … Heft.|Sie liest … Buch.|Lena öffnet … Heft.|Du isst … Brot.
accusative|der|c’est un sujet masculin|… Hund schläft.|… Vater kauft einen Tisch.|… Bruder liest den Brief.|… Lehrer kommt.|… Bus ist da.|… Apfel ist rot.
indefinite|einen|c’est un COD masculin|Ich habe … Hund.|Er hat … Bruder.|Wir kaufen … Tisch.|Sie isst … Apfel.
indefinite|eine|le nom est féminin|Ich habe … Katze.|Er hat … Schwester.|Wir kaufen … Lampe.|Sie isst … Banane.
indefinite|ein|c’est un COD neutre, ou un sujet masculin|Ich habe … Pferd.|Wir kaufen … Auto.|Sie liest … Buch.|… Hund schläft hier.
dative|dem|le nom est masculin ou neutre, au datif singulier|Ich fahre mit … Zug.|Er kommt aus … Haus.|Wir spielen mit … Hund.|Sie hilft … Kind.|Ich danke … Vater.|Das Rad gehört … Bruder.
dative|der|le nom est féminin, au datif singulier|Er kommt aus … Schule.|Wir spielen mit … Katze.|Sie hilft … Mutter.|Ich danke … Frau.|Das Rad gehört … Schwester.|Nach … Pause lesen wir.
dative|den|le nom est au datif pluriel|Wir spielen mit … Kindern.|Sie hilft … Freunden.|Ich danke … Eltern.|Das Haus gehört … Leuten.|Er kommt mit … Frauen.|Ich spreche mit … Lehrern.
possessive|mein|le nom est masculin ou neutre|Das ist … Vater.|Das ist … Bruder.|Das ist … Kind.|… Opa heißt Karl.|Wo ist … Buch?|Das ist … Onkel.
possessive|meinen|le nom est masculin, et c’est un COD
possessive|meine|le nom est féminin ou pluriel|Das ist … Mutter.|Das ist … Schwester.|Das sind … Eltern.|… Oma heißt Erika.|Wo ist … Tasche?|Das sind … Geschwister.
ask|wie|on demande comment, ou un nom|… heißt du? — Mia.|… heißt dein Bruder? — Tim.|… geht es dir? — Gut, danke.|… heißt die Stadt? — Bonn.|… geht es Lena? — Sehr gut.
ask|wo|la réponse dit où l’on est ou habite|… wohnst du? — In Bonn.|… wohnt ihr? — In Straßburg.|… wohnt Lena? — In Wien.|… ist Tim? — In Köln.|… wohnt Herr Kaya? — In Berlin.
ask|woher|la réponse dit d’où l’on vient|… kommst du? — Aus Italien.|… kommt er? — Aus Österreich.|… kommt ihr? — Aus Paris.|… kommt Emma? — Aus Spanien.|… kommen Anna und Tim? — Aus Köln.
ask|wer|la réponse nomme une personne|… ist das? — Das ist Paul.|… wohnt in Bonn? — Anna.|… kommt aus Berlin? — Mia.|… spricht Französisch? — Emma.|… ist da? — Mein Vater.
ask|wie alt|la réponse dit un âge|… bist du? — Elf.|… ist Tim? — Zwölf Jahre alt.|… seid ihr? — Wir sind zehn.|… ist Lena? — Sie ist dreizehn.|… ist dein Bruder? — Er ist acht.
able|kann|on sait ou on peut le faire|Ich … gut schwimmen. (Je sais le faire.)|Lena … Klavier spielen. (Elle sait.)|Er … heute kommen. (Cela lui est possible.)|Tim … Deutsch sprechen. (Il en est capable.)|Emma … schon lesen. (Elle a appris.)
able|muss|c’est une obligation|Ich … Deutsch lernen. (C’est obligatoire.)|Lena … nach Hause gehen. (Elle n’a pas le choix.)|Er … sein Zimmer aufräumen. (On l’y oblige.)|Tim … im Bett bleiben. (Il y est obligé.)|Emma … früh aufstehen. (Elle n’a pas le choix.)
able|will|c’est une volonté|Ich … Pilot werden. (C’est mon projet.)|Lena … ins Kino gehen. (C’est son envie.)|Er … ein Auto kaufen. (Il en a l’intention.)|Tim … Fußball spielen. (C’est son souhait.)|Emma … nach Wien fahren. (C’est son projet.)
rule|darf|on a la permission|Ich … ins Kino gehen. (Ma mère est d’accord.)|Lena … fernsehen. (On le lui permet.)|Er … mitkommen. (Il en a le droit.)|Man … hier parken. (C’est autorisé.)|Tim … Musik hören. (Personne ne le lui défend.)
rule|darf nicht|c’est interdit|Man … rauchen. (C’est interdit.)|Lena … fernsehen. (Son père refuse.)|Er … mitkommen. (On le lui défend.)|Ich … weggehen. (Mes parents s’y opposent.)|Tim … hereinkommen. (Il n’en a pas le droit.)
rule|muss|c’est une obligation à laquelle on n’échappe pas|Ich … zum Arzt gehen. (Il le faut absolument.)|Man … warten. (On n’a pas le choix.)|Er … lernen. (Il y est obligé.)|Lena … arbeiten. (C’est obligatoire.)|Tim … pünktlich sein. (C’est une obligation.)
rule|muss nicht|on peut, mais rien n’y oblige|Ich … aufräumen. (Ce n’est pas obligatoire.)|Man … bezahlen. (C’est gratuit.)|Er … mitkommen. (Ce n’est pas une obligation.)|Lena … aufstehen. (Rien ne l’y oblige.)|Tim … kochen. (Il peut s’en passer.)
rule|soll|quelqu’un d’autre le demande|Ich … leise sprechen. (La professeure le demande.)|Lena … früh aufstehen. (Sa mère le lui a demandé.)|Er … mehr lesen. (Le médecin le conseille.)|Tim … anrufen. (Son père le lui demande.)|Emma … kommen. (Sa tante le souhaite.)
purpose|um|c’est un but, avec zu et l’infinitif|Ich lerne Deutsch, … in Wien zu arbeiten. (pour)|Er läuft schnell, … den Bus zu nehmen. (pour)|Sie öffnet das Buch, … zu lesen. (pour)|Tim spart, … eine Gitarre zu kaufen. (pour)|Ich rufe an, … mit Oma zu sprechen. (pour)
purpose|damit|c’est un but, et le sujet change|Ich spreche laut, … du mich hörst. (pour)|Papa kocht, … wir essen können. (pour)|Er wartet, … Lena mitkommen kann. (pour)|Sie schreibt, … die Oma nicht traurig ist. (pour)|Wir sind leise, … das Kind schlafen kann. (pour)
purpose|ohne|c’est « sans » devant un infinitif|Er schläft ein, … das Licht auszumachen. (sans)|Sie geht über die Straße, … zu schauen. (sans)|Er antwortet sofort, … nachzudenken. (sans)|Tim geht in die Schule, … zu frühstücken. (sans)|Er nimmt das Buch, … zu fragen. (sans)
purpose|für|un nom ou un pronom suit|Das Buch ist … dich. (pour)|Das Brot ist … meine Freunde. (pour)|Das Geschenk ist … Oma. (pour)|Sie kauft ein Heft … die Schule. (pour)|Ich habe keine Zeit … das Spiel. (pour)
`)

import { readForms } from './choose-form.ts'

export const ENGLISH_FORMS = readForms(`
time|at|c’est une heure, ou « la nuit »|I get up … seven o’clock.|The film starts … half past eight.|Owls hunt … night.|Lunch is … midday.|Our train leaves … ten past six.|We stop … a quarter to four.
time|on|c’est un jour ou une date|We play football … Friday.|Her birthday is … 5th May.|The museum is closed … Mondays.|The party is … Saturday.|School starts … 1st September.|He was born … 12th June.
time|in|c’est un mois, une saison, une année ou un moment de la journée|It is hot … July.|We ski … winter.|I do my homework … the evening.|She was born … 2012.|We have breakfast … the morning.|Leaves fall … autumn.
quantity|an|un nom au singulier suit, et il commence par une voyelle
quantity|many|le nom est dénombrable, au pluriel, et la phrase nie ou questionne|There aren’t … chairs here.|How … apples do you want?|I haven’t got … friends in London.|How … students are there?|We don’t need … eggs.|She hasn’t read … books.
quantity|much|le nom est indénombrable, et la phrase nie ou questionne|There isn’t … milk.|How … sugar do you need?|I haven’t got … time.|How … water do you drink?|We don’t need … bread.|He hasn’t got … money.
any|an|un nom au singulier suit, et il commence par une voyelle
any|some|la phrase affirme|There is … cheese in the fridge.|I have got … new books.|My mother made … sandwiches.|She bought … apples yesterday.|We saw … birds.|He wants … water.
any|any|la phrase nie|There isn’t … butter.|There are not … eggs left.|We don’t have … milk.|I can’t see … stars.|There is not … snow on the hill.|She hasn’t got … brothers.
ask|where|la réponse dit un lieu|… do you live? — In Leeds.|… is my phone? — On the table.|… did they go? — To the beach.|… does she work? — In a bank.
ask|when|la réponse dit un moment|… does it start? — At nine.|… is your birthday? — In May.|… did you leave? — Yesterday.|… will he come? — Tomorrow.
ask|why|la réponse dit une raison|… did he leave? — Because he was tired.|… are you late? — Because I missed the bus.|… is she happy? — Because she won.|… do you run? — Because I like it.
ask|who|la réponse dit une personne|… phoned Lily? — Tom did.|… wants tea? — I do.|… is that man? — He is my uncle.|… made this cake? — My sister did.
ask|how often|la réponse dit combien de fois|… do you swim? — Twice a week.|… does she read? — Twice a day.|… do they call you? — Once a month.|… do you eat fish? — Three times a week.
ask|how many|la réponse dit un nombre, et un nom au pluriel suit|… cats have you got? — Three.|… people came? — Twenty.|… books did he read? — Five.|… eggs do we need? — Six.
there|there is|ce qui suit est au singulier|… a park near my house.|… an old castle here.|… a cat in the garden.|… a tree in the street.|… some milk in the fridge.|… a bridge over the river.
there|there are|ce qui suit est au pluriel|… two bridges in this town.|… some trees in the street.|… many shops here.|… two chairs and a bed.|… three cats on the roof.|… lots of books at school.
there|it has|le sujet « it » possède quelque chose
be|am|le sujet est I|I … eleven.|I … from Leeds.|I … hungry.|I … not French.|… I late?|I … eleven and Tom is twelve.
be|is|le sujet est he, she, it ou une seule personne ou chose|She … my sister.|My name … Lucy.|Where … Tom from?|It … nice.|… he at home?|Emma … not late.|How old … he?
be|are|le sujet est you, we, they ou plusieurs personnes|You … tall.|We … in London.|They … very happy.|Tom and Lucy … late.|How old … you?|… they Irish?|My parents … from Spain.
be|have|c’est le verbe « avoir », et non « être »
duty|mustn’t|c’est interdit|You … park here: it’s forbidden.|You … touch the paintings: it’s against the rules.|We … smoke here: it’s against the law.|You … go in: nobody is allowed in.|It’s forbidden: you … cheat in the exam.
duty|don’t have to|ce n’est pas obligatoire|You … pay: it’s free.|We … get up early: it’s Sunday.|You … come if you’re busy: it’s your choice.|I … cook: there’s some pizza left.|They … wear a uniform: they can choose.
duty|had to|c’est une obligation dans le passé|Yesterday we … walk: there was no bus.|I had a cold last week, so I … stay in bed.|There were no seats, so they … stand.|The bus was late, so he … wait an hour.|The lift was broken, so we … use the stairs.
duty|should|c’est un conseil|You look tired. My advice: you … go to bed.|You were rude. My advice: you … say sorry.|It’s a great film. My advice: you … see it.|He’s ill. My advice: he … rest.|You’ve got toothache. My advice: you … see a dentist.
sure|must|celui qui parle est presque certain que oui|She plays the violin all day. I’m sure: she … be a musician.|He ate nothing today. I’m sure: he … be hungry.|They live in a castle. I’m sure: they … be rich.|All the lights are on. I’m sure: they … be at home.|You worked all night. I’m sure: you … be tired.
sure|might|c’est possible, sans plus|I’m not sure, but it … snow tonight.|Maybe I’ll come, maybe not: I … come.|It’s only possible: we … go to Spain.|Take a coat, just in case: it … be cold.|Tom? It’s only possible: he … be upstairs.
sure|can’t|celui qui parle pense que c’est impossible|It … be him: he’s in Rome.|She … be hungry: she has just eaten.|You … be serious! I don’t believe it.|That … be true: it’s impossible.|He … be at home: he’s just phoned from work.
ability|can|c’est une capacité au présent|Look! She … stand on her hands now.|He … speak three languages now.|I couldn’t cook last year, but now I … .|She couldn’t swim last year, but now she … .|Listen! He … play the cello well.
ability|could|c’est une capacité générale dans le passé|When I was four, I … read.|My grandmother … dance well when she was young.|At five, he … already swim.|In 2010, she … run fast.|When he was a boy, he … climb any tree.
ability|be able to|c’est une capacité, après un autre auxiliaire|One day, I will … drive.|You won’t … see the stage from here.|Next year she’ll … swim.|With this map, we will … find the way.|I might … help you tomorrow.
ability|to be able to|c’est une capacité, après un verbe qui demande to|I’d like … fly.|She wants … speak Chinese.|He hopes … come on Sunday.|I need … see the board.|We would love … help you.
`)

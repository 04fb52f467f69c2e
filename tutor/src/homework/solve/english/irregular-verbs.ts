/** Base, past and past participle; the British form stands first where there are two. */
const TABLE = `be was/were been;bear bore born;beat beat beaten;become became become;begin began begun;bend bent bent;bet bet bet;bite bit bitten;
bleed bled bled;blow blew blown;break broke broken;bring brought brought;broadcast broadcast broadcast;build built built;burn burnt/burned burnt/burned;
burst burst burst;buy bought bought;catch caught caught;choose chose chosen;come came come;cost cost cost;creep crept crept;cut cut cut;
deal dealt dealt;dig dug dug;do did done;draw drew drawn;dream dreamt/dreamed dreamt/dreamed;drink drank drunk;drive drove driven;eat ate eaten;
fall fell fallen;feed fed fed;feel felt felt;fight fought fought;find found found;flee fled fled;fly flew flown;forbid forbade forbidden;
forget forgot forgotten;forgive forgave forgiven;freeze froze frozen;get got got/gotten;give gave given;go went gone;grow grew grown;
hang hung hung;have had had;hear heard heard;hide hid hidden;hit hit hit;hold held held;hurt hurt hurt;keep kept kept;kneel knelt knelt;
know knew known;lay laid laid;lead led led;lean leant/leaned leant/leaned;leap leapt/leaped leapt/leaped;learn learnt/learned learnt/learned;
leave left left;lend lent lent;let let let;lie lay lain;light lit lit;lose lost lost;make made made;mean meant meant;meet met met;
mistake mistook mistaken;overcome overcame overcome;overtake overtook overtaken;pay paid paid;put put put;quit quit quit;read read read;
rebuild rebuilt rebuilt;ride rode ridden;ring rang rung;rise rose risen;run ran run;say said said;see saw seen;seek sought sought;
sell sold sold;send sent sent;set set set;sew sewed sewn;shake shook shaken;shine shone shone;shoot shot shot;show showed shown;
shrink shrank shrunk;shut shut shut;sing sang sung;sink sank sunk;sit sat sat;sleep slept slept;slide slid slid;smell smelt/smelled smelt/smelled;
speak spoke spoken;speed sped sped;spell spelt/spelled spelt/spelled;spend spent spent;spill spilt/spilled spilt/spilled;spin spun spun;
split split split;spoil spoilt/spoiled spoilt/spoiled;spread spread spread;spring sprang sprung;stand stood stood;steal stole stolen;stick stuck stuck;
sting stung stung;stink stank stunk;strike struck struck;swear swore sworn;sweep swept swept;swell swelled swollen;swim swam swum;
swing swung swung;take took taken;teach taught taught;tear tore torn;tell told told;think thought thought;throw threw thrown;
understand understood understood;undo undid undone;upset upset upset;wake woke woken;wear wore worn;weave wove woven;weep wept wept;
win won won;wind wound wound;withdraw withdrew withdrawn;write wrote written;rewrite rewrote rewritten;retell retold retold;redo redid redone;
foresee foresaw foreseen;misunderstand misunderstood misunderstood;oversleep overslept overslept;unwind unwound unwound;outgrow outgrew outgrown`

type Irregular = { past: string[]; participle: string[] }

/** The irregular verbs that are learnt at collège, and their everyday compounds. */
export const IRREGULAR: ReadonlyMap<string, Irregular> = new Map(
  TABLE.split(/;\s*/).map(row => {
    const [base = '', past = '', participle = ''] = row.trim().split(' ')
    return [base, { past: past.split('/'), participle: participle.split('/') }]
  }),
)

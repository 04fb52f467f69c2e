type Strong = {
  /** 2nd and 3rd person singular of the present where the vowel changes. */
  present?: [string, string]
  preterite: string
  participle: string
  isSein: boolean
}

/** Verb, du and er where they change (or -), preterite, participle; « + » takes sein. */
const TABLE = `fahren fährst fährt fuhr gefahren +;laufen läufst läuft lief gelaufen +;schlafen schläfst schläft schlief geschlafen;tragen trägst trägt trug getragen;
fallen fällst fällt fiel gefallen +;waschen wäschst wäscht wusch gewaschen;lassen lässt lässt ließ gelassen;halten hältst hält hielt gehalten;fangen fängst fängt fing gefangen;
essen isst isst aß gegessen;geben gibst gibt gab gegeben;helfen hilfst hilft half geholfen;lesen liest liest las gelesen;nehmen nimmst nimmt nahm genommen;
sehen siehst sieht sah gesehen;sprechen sprichst spricht sprach gesprochen;treffen triffst trifft traf getroffen;vergessen vergisst vergisst vergaß vergessen;
werfen wirfst wirft warf geworfen;brechen brichst bricht brach gebrochen;sterben stirbst stirbt starb gestorben +;treten trittst tritt trat getreten;
gehen - - ging gegangen +;kommen - - kam gekommen +;bleiben - - blieb geblieben +;fliegen - - flog geflogen +;schwimmen - - schwamm geschwommen +;
trinken - - trank getrunken;singen - - sang gesungen;springen - - sprang gesprungen +;finden findest findet fand gefunden;schreiben - - schrieb geschrieben;
steigen - - stieg gestiegen +;stehen - - stand gestanden;verstehen - - verstand verstanden;sitzen sitzt sitzt saß gesessen;liegen - - lag gelegen;
ziehen - - zog gezogen;bringen - - brachte gebracht;denken - - dachte gedacht;kennen - - kannte gekannt;rufen - - rief gerufen;heißen heißt heißt hieß geheißen;
schließen schließt schließt schloss geschlossen;gewinnen - - gewann gewonnen;beginnen - - begann begonnen;verlieren - - verlor verloren;bekommen - - bekam bekommen;
schneiden schneidest schneidet schnitt geschnitten;reiten reitest reitet ritt geritten +;bitten bittest bittet bat gebeten;wachsen wächst wächst wuchs gewachsen +;
laden lädst lädt lud geladen`

export const STRONG: ReadonlyMap<string, Strong> = new Map(
  TABLE.split(/;\s*/).map((row): [string, Strong] => {
    const [verb = '', du = '-', er = '-', preterite = '-', participle = '-', sein] = row.trim().split(' ')
    const present = du === '-' ? {} : { present: [du, er] as [string, string] }
    return [verb, { ...present, preterite, participle, isSein: sein === '+' }]
  }),
)

/** Weak verbs whose forms follow the rule. */
export const WEAK: ReadonlySet<string> = new Set(
  `spielen machen lernen wohnen kaufen hören lachen sagen fragen tanzen kochen lieben malen suchen brauchen zeigen glauben hoffen feiern_ leben stellen legen
setzen putzen tauschen wünschen träumen schenken danken schicken holen bauen zählen fühlen führen weinen schmecken regnen_ öffnen_ arbeiten antworten warten reden
baden kosten heiraten joggen klettern_ surfen chatten mailen gucken schauen dauern_ besuchen bezahlen erzählen verkaufen gehören gratulieren telefonieren studieren
fotografieren trainieren probieren reparieren diskutieren reservieren organisieren reisen wandern_ frühstücken duschen üben lösen teilen rauchen parken packen folgen
stecken hängen_ decken drücken kleben küssen meinen passen planen rechnen_ retten sammeln_ schmücken trennen verdienen versuchen benutzen entdecken erklären wiederholen`
    .split(/\s+/)
    .filter(verb => !verb.endsWith('_')),
)
/** Verbs of movement that take sein though weak. */
export const WEAK_WITH_SEIN: ReadonlySet<string> = new Set(['reisen', 'folgen', 'joggen', 'surfen'])

/** Whole tables: present, then preterite, of six persons. */
export const IRREGULAR: ReadonlyMap<
  string,
  { present: string[]; preterite: string[]; participle: string; isSein: boolean }
> = new Map(
  `sein bin bist ist sind seid sind war warst war waren wart waren gewesen +;haben habe hast hat haben habt haben hatte hattest hatte hatten hattet hatten gehabt;
werden werde wirst wird werden werdet werden wurde wurdest wurde wurden wurdet wurden geworden +;wissen weiß weißt weiß wissen wisst wissen wusste wusstest wusste wussten wusstet wussten gewusst;
können kann kannst kann können könnt können konnte konntest konnte konnten konntet konnten gekonnt;müssen muss musst muss müssen müsst müssen musste musstest musste mussten musstet mussten gemusst;
wollen will willst will wollen wollt wollen wollte wolltest wollte wollten wolltet wollten gewollt;dürfen darf darfst darf dürfen dürft dürfen durfte durftest durfte durften durftet durften gedurft;
sollen soll sollst soll sollen sollt sollen sollte solltest sollte sollten solltet sollten gesollt;mögen mag magst mag mögen mögt mögen mochte mochtest mochte mochten mochtet mochten gemocht;
tun tue tust tut tun tut tun tat tatest tat taten tatet taten getan`
    .split(/;\s*/)
    .map(row => {
      const [verb = '', ...forms] = row.trim().split(' ')
      return [
        verb,
        {
          present: forms.slice(0, 6),
          preterite: forms.slice(6, 12),
          participle: forms[12] ?? '',
          isSein: forms[13] === '+',
        },
      ] as const
    }),
)
export const SEPARABLE =
  /^(ab|an|auf|aus|ein|fern|mit|nach|vor|weg|zu|zurück|statt|teil|los|hin|her|kennen)(?=\p{L}{4,})/u

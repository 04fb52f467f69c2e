const LIST = `accept achieve act add admire admit advise agree allow amuse announce annoy answer apologise appear apply argue arrange arrest arrive ask attack
attend avoid bake bark bathe beg behave believe belong boil book bore borrow bother bounce brush call camp cancel care carry cause celebrate change
chase chat check cheer chew clap clean clear climb close collect comb compare compete complain complete consider contain continue control cook copy correct
cough count cover crash crawl create cross cry cycle damage dance decide decorate deliver depend describe deserve destroy develop die disagree disappear
discover discuss dislike divide download dress drop dry earn email encourage end enjoy enter escape examine exercise exist expect explain explore face fail
fasten fetch fill film finish fish fix float follow fold found frighten gather glow grab greet guess guide hand happen hate hate head help hike hope hug hunt hurry
imagine improve include influence inform injure interview introduce invent invite iron jog join joke juggle jump kick kill kiss knock laugh last launch lift like
list listen live load lock look love manage mark marry match matter meow mend mention milk miss mix move name need nod notice obey offer open order organise own pack
paint park pass perform phone pick place plan plant play point polish post pour practise prefer prepare press pretend print produce promise protect protest provide
publish pull punish push queue rain raise reach realise receive record recycle refuse regret relax release remain remember remind remove rent repair repeat replace
reply rescue respect rest return revise rob roll row rush sail save scare score scream search seem serve share shop shout ski skate skip smile smoke sneeze snow
snowboard solve sound spot start stare stay step stop stretch study succeed suffer suggest suit support suppose surf surprise surround switch talk taste text thank tidy
tie touch tour train translate travel treat trip trust try turn type unlock unpack use vacuum visit vote wait walk want warn wash waste watch water wave weigh welcome
whisper whistle wish wonder work worry worship wrap yawn yell`

/** Everyday verbs with regular forms. */
export const REGULAR: ReadonlySet<string> = new Set(LIST.split(/\s+/))

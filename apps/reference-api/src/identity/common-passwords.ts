/** Passwords that are tried first by those who guess; from public lists of leaked ones, those of six characters and more. */
const common = new Set(
  `
123456 123456789 12345678 password qwerty123 qwerty1 111111 1234567890 1234567 qwerty abc123 1q2w3e4r 1q2w3e4r5t 1q2w3e
000000 123123 654321 666666 121212 112233 7777777 88888888 987654321 123321 555555 222222 333333 444444 999999 777777
888888 131313 159753 147258369 147258 789456123 789456 456789 123654 102030 101010 232323 252525 696969 159357 0123456
0987654321 9876543210 11111111 00000000 1111111 12341234 12344321 123456a 123456abc a123456 a12345678 abc12345 abcd1234
abcdef abcdefg 123abc 123qwe 123qweasd qwe123 qweasd qweasdzxc qweqwe qwerty12 qwerty1234 qwerty12345 qwerty123456
qwertyu qwertyui qwertyuiop qwerasdf asdfgh asdfghj asdfghjk asdfghjkl asdf1234 asdasd asd123 zxcvbn zxcvbnm zxcvbnm123
1qaz2wsx 1qazxsw2 1qaz1qaz q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc azerty azerty123 azertyuiop a1b2c3 a1b2c3d4 aa123456
password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass123 pass1234 password! password01
motdepasse motdepasse1 passe123 secret secret1 secret123 letmein letmein1 welcome welcome1 welcome123 admin123
admin1234 administrator root123 changeme changeme1 default master guest123 test123 test1234 testing testtest login123
iloveyou iloveyou1 iloveu loveme lovely lover1 love123 loveyou jetaime jetaime1 doudou loulou chouchou bonjour bonjour1
soleil soleil1 marseille chocolat doudou1 nicolas camille julien thomas1 marine princesse coucou coucou1 amour1
princess princess1 sunshine sunshine1 flower flowers rainbow butterfly angel1 angels babygirl baby123 sweety honey1
football football1 baseball basketball hockey soccer liverpool chelsea arsenal barcelona realmadrid juventus manchester
dragon dragon1 monkey monkey1 monkey123 tigger tiger1 shadow shadow1 killer killer1 hunter hunter1 ranger jordan jordan23
michael michael1 jennifer jessica ashley ashley1 nicole daniel daniel1 andrew joshua matthew anthony robert thomas
charlie charlie1 george jordan1 justin maggie michelle samantha amanda andrea hannah summer summer1 winter spring autumn
superman batman batman1 spiderman starwars pokemon pokemon1 naruto minecraft fortnite computer internet samsung google
freedom whatever trustno1 hello123 hello1 hellohello blink182 mustang ferrari mercedes porsche corvette harley yankees
cookie cookies cheese banana orange purple yellow silver ginger pepper pepper1 buster bailey snoopy peanut chicken
matrix phoenix maverick thunder eagle1 falcon golfer mickey donald merlin gandalf junior richard william yamaha
123456q q123456 zaq12wsx zaq1zaq1 xsw2zaq1 qwert123 qwert1 qwer1234 1234qwer 12qwaszx 123456aa 123456789a a123456789
1234abcd 11223344 12121212 13131313 21212121 20202020 19841984 19871987 19901990 20002000 22222222 33333333 55555555
66666666 77777777 99999999 31415926 314159 271828 142536 124578 135790 246810 258456 369258147 741852963 741852 852456
963852741 951753 753951 112233445566 1122334455 010203 01012011 01011990 fuckyou fuckyou1 asshole bitch1 pussy1
promenade promenade1 promenade123
`
    .trim()
    .split(/\s+/),
);

/** Whether a password is one of the commonest, or the very address it is meant to protect. */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const address = email.toLowerCase();
  return common.has(plain) || plain === address || plain === address.split('@')[0] || /^(.)\1*$/.test(plain);
}

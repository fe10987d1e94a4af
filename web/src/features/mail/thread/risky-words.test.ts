import { risksOf } from "./risky-words.ts";

test.each([
  ["Please send a deposit of $50 before the audition.", ["payment"]],
  ["There is a registration fee of 30 dollars.", ["payment"]],
  ["You pay 100 up front and get it back.", ["payment"]],
  ["I will need your bank details.", ["payment"]],
  ["Buy two Gift Cards and send me the codes", ["payment"]],
  ["Kayıt ücreti 500 TL, IBAN göndereyim.", ["payment"]],
  ["KAYIT ÜCRETİ alıyoruz.", ["payment"]],
  ["Çekimden önce ön ödeme gerekiyor.", ["payment"]],
  ["Bir HEDİYE KARTI yolla", ["payment"]],
  ["Ödemeniz çekimden sonra yapılır.", []],
  ["أرسل رقم حساب بنكي", ["payment"]],
  ["Add me on Telegram", ["elsewhere"]],
  ["write to t.me/casting_x", ["elsewhere"]],
  ["My WhatsApp is +1 555 010 0199", ["elsewhere"]],
  ["كلمني على واتساب", ["elsewhere"]],
  ["Message me on WhatsApp and pay the agency fee.", ["payment", "elsewhere"]],
  ["The scene plays in a bank. She signals to the driver.", []],
  ["Your rate is $400 per day, paid by payroll.", []],
  ["Call me when you are at the door.", []],
  ["Is the fee per day or per week?", []],
  ["We shoot the telegraph office first.", []],
  ["", []],
])("%j speaks of %j", (text, expected) => {
  expect(risksOf(text)).toEqual(expected);
});

/*!40101 SET NAMES utf8 */;
# The names of tables are in backticks.
CREATE TABLE `fruit` (`id` int(11) NOT NULL AUTO_INCREMENT, KEY `k` (`id`)) ENGINE=InnoDB;
INSERT INTO `fruit` VALUES (1,'it\'s'),(2,"\"pear\"");
DELIMITER //
CREATE PROCEDURE ripen(IN days INT)
BEGIN
  DECLARE i INT DEFAULT 0;
  again: WHILE i < days DO
    SET i = i + 1;
    CASE i WHEN 1 THEN SELECT 1; ELSE LEAVE again; END CASE;
  END WHILE;
  REPEAT SET i = i - 1; UNTIL i = 0 END REPEAT;
END//
DELIMITER ;
CREATE TRIGGER t AFTER INSERT ON fruit FOR EACH ROW BEGIN UPDATE fruit SET id = 1; SELECT @a := 1; END;
